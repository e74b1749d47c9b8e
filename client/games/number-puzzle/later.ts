import { chunk, code } from '../../window/chunk.tsx';

/*
 * What the play screen asks for later. Its code comes with that of the screens of a run, and play need not wait for it.
 */

export const ShuffleDialog = chunk(async () => ({ default: (await import('./shuffle-dialog.tsx')).ShuffleDialog }));
export const tips = code(() => import('./tip.ts'));
