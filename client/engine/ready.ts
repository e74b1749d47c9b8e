/** The worker's first message, before any of Comlink's. It says that the worker listens. */
export const READY = 'ready';
