export const turnOff = {
  title: 'Turn off two-step sign-in?',
  consequence: 'From then on address and password are enough to sign in. Your recovery codes work no more.',
  button: 'Turn off',
  done: 'Two-step sign-in is off',
};

export const remove = {
  phone: 'Remove this phone?',
  app: 'Remove this app?',
  consequence: (name: string) => `“${name}” then is no second step any more. Your other ways stay as they are.`,
  button: 'Remove',
  done: (name: string) => `Removed: ${name}`,
};
