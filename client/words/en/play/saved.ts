export const saved = 'Saved on this device';
