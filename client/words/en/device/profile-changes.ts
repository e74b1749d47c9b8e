export const saved = 'Your profile is saved';
