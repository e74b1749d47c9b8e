export const you = {
  title: 'You',
  note: 'How you find yourself on this device. Nobody else sees it.',
  saved: 'Saved',
};

export const account = {
  title: 'Account',
  note: 'An account keeps the same games on all your devices. Each counts once.',
  lead: (name: string) =>
    `${name}’s games are in this browser only. Keep them as an account, and they go along: nothing played so far is lost.`,
  keep: 'Keep as an account',
  has: 'I have an account',
};

export const removal = {
  title: 'Remove from this device',
  note: 'What only this device has is lost with it. To keep it, save a backup first.',
  button: (name: string) => `Remove ${name}`,
};
