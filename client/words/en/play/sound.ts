export const sound = 'Sound';
export const vibration = 'Vibration';
