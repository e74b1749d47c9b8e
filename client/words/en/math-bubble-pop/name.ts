export const name = 'Math Bubble Pop';
