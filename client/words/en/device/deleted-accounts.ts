export const deleted = (name: string) => `${name}’s account was deleted.`;
export const readOn = 'Read on';
