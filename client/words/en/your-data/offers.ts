export const bringBack = {
  title: 'Bring back a backup',
  about: 'From this device or another, with no network. You see what is in the file before it counts.',
  button: 'Choose a file',
};
export const guest = 'You play as a guest, so there is nothing to save. A backup brings its player along.';
