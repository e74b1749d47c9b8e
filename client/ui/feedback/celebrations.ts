import { useCallback, useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createSource } from '../../../shared/observable.ts';

/** The celebrations of this window that are not over: the first is on, the others wait for their turn. */
const queue = createSource<readonly string[]>([]);

const leave = (id: string) => queue.set(queue.getSnapshot().filter((other) => other !== id));

/** Whether one is on. What lies around it then takes no presses, and is shown afterwards. */
export const useCelebrating = (): boolean =>
  useSyncExternalStore(
    queue.subscribe,
    () => queue.getSnapshot().length > 0,
    () => false,
  );

/** The place of a celebration in the queue, from its first moment until it has ended. */
export function useTurn(): { readonly isOn: boolean; readonly end: () => void } {
  const id = useId();
  const [ended, setEnded] = useState(false);
  // Before the first paint: what comes afterwards must not be seen first.
  useLayoutEffect(() => {
    if (ended) return undefined;
    queue.set([...queue.getSnapshot(), id]);
    return () => leave(id);
  }, [id, ended]);
  const first = useSyncExternalStore(
    queue.subscribe,
    () => queue.getSnapshot()[0],
    () => undefined,
  );
  return { isOn: first === id, end: useCallback(() => setEnded(true), []) };
}

/** Calls `skip` on any key, or on a press, anywhere but on a button. Nothing else is done with that key. */
export function useSkip(skip: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      if (event instanceof KeyboardEvent) {
        if (!skips(event)) return;
        event.preventDefault();
      }
      skip();
    };
    // Ahead of the keys of the screen, which leave alone what was prevented.
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('click', press);
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('click', press);
    };
  }, [active, skip]);
}

/** Tab moves the focus to the buttons; the others only modify keys. */
const NO_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);

/** Whether a key press is meant for this screen: it is not repeated, and is no shortcut of the browser. */
export const skips = (press: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  !press.repeat && !press.ctrlKey && !press.altKey && !press.metaKey && !NO_KEYS.has(press.key);
