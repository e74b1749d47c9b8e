export const name = 'Memory Challenge';
