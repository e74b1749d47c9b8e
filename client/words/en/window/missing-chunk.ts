export const offline = 'This part of Tenfold could not be loaded. Connect to the network, then try again.';
/** Without a service worker. */
export const notSavedHere =
  'This page needs the network once more: Tenfold is not yet saved on this device. Connect, then try again; what is on screen stays.';
export const stuck = 'This part of Tenfold comes when the page is loaded again. What is not saved is then lost.';
export const loadAgain = 'Load again';
