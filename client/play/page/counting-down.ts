import { chunk } from '../../window/chunk.tsx';

/** The countdown before play. Only games that have one name it, so that the others never fetch it. */
export const Countdown = chunk(async () => ({ default: (await import('./countdown-screen.tsx')).CountdownScreen }));
