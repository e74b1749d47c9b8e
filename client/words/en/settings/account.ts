export const signOut = {
  title: 'Sign out',
  note: 'Games that are not synced stay on this device until you sign in here again.',
  button: 'Sign Out',
};

export const deletion = {
  title: 'Delete account',
  note: 'Everything goes, on the server and on this device, for good. To keep the games, save a backup first.',
  button: 'Delete account',
};
