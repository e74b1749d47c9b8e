import { logError } from '../../window/log.ts';
import { browserPorts } from '../run/browser-ports.ts';

/** A press is answered within this time, in ms, whatever storage and engine do. */
const WITHIN_MS = 1_000;

/** What was read; undefined if that fails, or takes too long to wait for it after a press. */
export const soon = <Value>(read: () => Promise<Value>): Promise<Value | undefined> =>
  new Promise((resolve) => {
    browserPorts.after(WITHIN_MS, () => resolve(undefined));
    read().then(resolve, (error: unknown) => {
      logError(error);
      resolve(undefined);
    });
  });
