export const name = 'Calculator vs Brain';
