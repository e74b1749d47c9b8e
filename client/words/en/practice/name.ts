export const name = 'Practice';
