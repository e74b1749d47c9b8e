export const name = 'Number Puzzle';
