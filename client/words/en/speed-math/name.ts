export const name = 'Speed Math';
