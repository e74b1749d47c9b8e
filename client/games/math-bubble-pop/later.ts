import { chunk } from '../../window/chunk.tsx';
import type { SpeedBarProps } from './speed-bar.tsx';

/** Lies over its sheet, so that a game can begin without it. */
export const SpeedBar = chunk<SpeedBarProps>(async () => ({ default: (await import('./speed-bar.tsx')).SpeedBar }));
