export const code = 'Code from your teacher';
export const codeHint = 'Like 2K7M 94QX. Big or small letters, spaces or none.';
export const look = 'Go on';
export const orScan = 'Or scan the code on the board:';

/** Why what was typed is no code. `at`: which character, from 1. */
export const refusals = {
  empty: 'Type the code first.',
  length: 'A code has 8 characters, or 16. Count yours.',
  character: ({ at }: { readonly at: number }) => `Character ${at} cannot be in a code. Look at it again.`,
  check: 'One character is wrong, or two are swapped. Look at the code again.',
  sheet: 'This code is of a sheet of paper, not of a round.',
  newer: 'This device needs an update. Go online with it once, then try again.',
};

export const lastTitle = 'Your last round';
export const lastShow = 'Show its code again';
