import { chunk } from '../../window/chunk.tsx';

/** Its code comes with that of the screens of a run, and play need not wait for it. */
export const ShuffleDialog = chunk(async () => ({ default: (await import('./shuffle-dialog.tsx')).ShuffleDialog }));
