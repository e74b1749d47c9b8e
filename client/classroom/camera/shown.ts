import type { Trouble } from './camera.ts';

/** How a camera is. */
export type Shown = 'closed' | 'asking' | 'open' | Trouble;

/** What has come of a photo that was chosen. */
export type PhotoState = 'looking' | 'read' | 'none' | 'unreadable';
