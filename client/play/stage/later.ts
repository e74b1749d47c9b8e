import { chunk } from '../../window/chunk.tsx';

/** Nobody needs it before the first question is there (run-parts.ts). */
export const ByEar = chunk(async () => ({ default: (await import('./by-ear.tsx')).ByEar }));
