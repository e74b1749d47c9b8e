export const description = 'Solve as many problems as you can.';
