export const name = 'Math Duel';
