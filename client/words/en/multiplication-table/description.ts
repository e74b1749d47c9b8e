export const description = 'Learn and master the tables from 1 to 12.';
