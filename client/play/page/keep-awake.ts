import { useEffect } from 'react';

/**
 * Keeps the screen on until the returned function is called. The browser takes the lock away from a page that is hidden, so it is asked for
 * again when the page comes back. One that has no lock, or refuses it to save the battery, leaves the screen to the system.
 */
export function keepAwake(page: Document = document, { wakeLock }: Pick<Partial<Navigator>, 'wakeLock'> = navigator): () => void {
  if (!wakeLock) return () => undefined;
  const locks: WakeLockSentinel[] = [];
  let isOver = false;
  const ask = async () => {
    if (page.visibilityState === 'hidden') return;
    const lock = await wakeLock.request('screen').catch(() => undefined);
    if (!lock) return;
    if (isOver) await lock.release();
    else locks.push(lock);
  };
  const onChange = () => void ask();
  page.addEventListener('visibilitychange', onChange);
  onChange();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', onChange);
    for (const lock of locks) void lock.release();
  };
}

/** Keeps the screen on while this is true. */
export function useAwake(awake: boolean): void {
  useEffect(() => (awake ? keepAwake() : undefined), [awake]);
}
