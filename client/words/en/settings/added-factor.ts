/** The button behind the first code of a factor: of the first factor of an account, and of a further one. */
export const turnOn = 'Turn it on';
export const add = 'Add it';

export const added = 'Added';
export const codesMissing = 'Two-step sign-in is on. Your recovery codes could not be made: ask for new ones.';
