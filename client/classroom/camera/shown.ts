import type { Trouble } from './camera.ts';

/** How a camera is. */
export type Shown = 'closed' | 'asking' | 'open' | Trouble;

/** What has come of a photo that was chosen, as long as no code was read in it. */
export type PhotoState = 'looking' | 'none' | 'unreadable';
