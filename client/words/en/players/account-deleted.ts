export const title = 'Account deleted';
