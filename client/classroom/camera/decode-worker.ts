import { expose } from 'comlink';
import { decode } from './decode.ts';

/** What the worker answers. */
const offered = { decode, isThere: () => true };

export type DecodeWorker = typeof offered;

/** The Web Worker in which codes are read: a picture can hold it up, and the page goes on. */
expose(offered);
