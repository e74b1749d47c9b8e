export const title = 'Advertisement';
