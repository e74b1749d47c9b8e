export const name = 'Multiplication Table';
