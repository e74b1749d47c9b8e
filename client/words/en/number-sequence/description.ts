export const description = 'Remember the numbers and type them back.';
