export const thisDevice = 'This device';
export const install = 'Install Tenfold';
/** There the installed app has its own storage: games do not move to it by themselves. */
export const installOnIos =
  'To install, tap Share, then “Add to Home Screen”. The installed app starts empty. Make an account first, and your games come along.';
