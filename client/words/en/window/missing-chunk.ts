export const offline = 'This part of Tenfold could not be loaded. Connect to the network, then try again.';
/** Without a service worker. */
export const notSavedHere =
  'This page needs the network once more. Tenfold is not saved on this device yet. Connect, then try again. What you see stays.';
export const stuck = 'This part of Tenfold comes when you load the page again. What is not saved is lost then.';
export const loadAgain = 'Load again';
