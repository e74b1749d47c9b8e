import type { RunningServer } from './compose.ts';

/** What is under way gets so long to end. */
const CLOSE_MS = 10_000;

/** The part of `process` that the net needs. */
export interface FaultyProcess {
  on(event: 'uncaughtException', listener: (error: unknown, origin: string) => void): unknown;
  exit(code: number): void;
}

/**
 * The last net. After an error that nobody caught, or a rejected promise that nobody awaits, nobody knows what still holds in this process:
 * the error is logged by its kind and place, what is under way is finished, and the process ends with 1. Whoever runs it starts it again.
 */
export function endAfterFault({ app, close }: Pick<RunningServer, 'app' | 'close'>, of: FaultyProcess = process): void {
  const end = (): void => of.exit(1);
  let isEnding = false;
  // Node brings rejected promises here, too.
  of.on('uncaughtException', (thrown, origin) => {
    const err = thrown instanceof Error ? thrown : new Error('What was thrown is no error.');
    app.log.fatal({ event: 'uncaught', origin, err }, 'an error that nobody caught: the server ends');
    if (isEnding) return end();
    isEnding = true;
    setTimeout(end, CLOSE_MS);
    close().then(end, end);
  });
}
