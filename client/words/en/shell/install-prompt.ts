export const offer = 'Install Tenfold: it also works offline.';
export const install = 'Install';

/** On iPhone and iPad, where the installed app has its own storage. */
export const iosHint =
  'To have Tenfold on your home screen, tap Share and then “Add to Home Screen”. The installed app starts empty. Make an account first, or save a backup file under “Who is playing?”. Then your games come along.';
