/** The page of all posts. */

export const title = 'Blog';
export const lead = 'Ways to think about numbers, to read with a pencil in hand.';
export const topics = 'Topics';
/** Spec 2 §2, Blog. */
export const topicNames = [
  'Mental Math Tricks',
  'Study Tips',
  'Math Education',
  'Number Theory',
  'Problem Solving',
  'Math History',
  'Real-World Math',
  'Test Preparation',
];

/** Who has written a post: spec 1 §9, to the letter. */
export const adminPost = 'Admin Post';

/** Where there is no post yet. */
export const comingSoon = 'Coming Soon!';
export const beingWritten = 'The first posts are being written.';
export const toHome = 'Go to Home';

export const loading = 'Loading posts...';
/** Without a network. */
export const notHereYet = 'The list of posts is not on this device yet';
export const needsNetwork = 'It needs the network once, and comes by itself when that is back.';

export const newsletter = 'Newsletter';
export const email = 'Your email address';
export const notOpenYet = 'The newsletter is not open yet.';
export const subscribe = 'Subscribe';
