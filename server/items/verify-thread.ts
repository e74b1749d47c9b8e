/** The thread in which costly logs are checked, so that the one that answers everybody stays free: an entry of its own in the build. */
import { parentPort } from 'node:worker_threads';
import { checkHere } from './checker.ts';
import type { Asked, Told } from './thread-checker.ts';
import { checkItem } from './kinds.ts';

const stopwatch = (): number => performance.now();

function tell({ item, receivedMs }: Asked): Told {
  const checked = checkHere(checkItem, stopwatch, item, receivedMs);
  // An error is told in words: what hangs on it may not pass between threads.
  return 'fault' in checked
    ? { ms: checked.ms, fault: checked.fault instanceof Error ? (checked.fault.stack ?? checked.fault.message) : String(checked.fault) }
    : checked;
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(tell(asked)));
