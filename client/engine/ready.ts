/** The worker's first message, before Comlink's: it listens now. */
export const READY = 'ready';
