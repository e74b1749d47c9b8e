export const reload = 'Reload';
