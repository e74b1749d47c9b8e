export const name = 'Math Race';
