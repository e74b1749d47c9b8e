export const start = 'Start';
