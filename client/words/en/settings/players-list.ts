export const playing = 'Playing';
