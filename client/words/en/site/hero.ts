export const tagline = 'Train speed and accuracy.';
export const play = 'Play Speed Math';
export const pages = { tips: 'Math Tips', challenge: 'Daily Challenge', badges: 'Badges', about: 'About' };
