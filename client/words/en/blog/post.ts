/** A post on its own page, and what is shown instead of one. */

/** Spec 1 §9, to the letter. */
export const backToBlog = 'Back to Blog';
export const author = 'Admin';
export const contents = 'Contents';
export const contentsOfPost = 'Contents of this post';
export const whereToGoOn = 'Where to go on';
export const tryInGame = 'Try it in a game';
export const allPosts = 'All posts';

/** Spec 1 §9, to the letter; so is the next one. */
export const loading = 'Loading post...';
export const notFound = 'Post Not Found';
export const whyNotFound = 'It may have been taken back, or the address has a mistake in it.';

/** Without a network. */
export const notHereYet = 'This post is not on this device yet';
export const whyNotHere =
  'A post can be read without a network once it was opened here. This one was not. It opens by itself when the network is back.';
/** The title of the window then. */
export const notHereTitle = 'Not on this device yet';
