import type { Choice } from './choice.ts';

/** How fast the device reads aloud. Apart from how somebody plays, since most games need not know it. */
export type AloudRate = 'slow' | 'normal' | 'fast';

export const ALOUD_RATE: Choice<AloudRate> = { first: 'normal', values: ['slow', 'normal', 'fast'] };
