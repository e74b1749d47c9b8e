import type { Purpose } from './purpose.ts';

/** A game for its own sake. It can be left and resumed, and who stops it keeps nothing. */
export const FREE: Purpose = { kind: 'free', mark: {}, clock: 'awake', onLeave: 'wait', onStop: 'drop' };
