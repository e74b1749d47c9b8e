export const description = 'Race to the target score, one right answer at a time.';
