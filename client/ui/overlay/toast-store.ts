export type ToastTone = 'plain' | 'right' | 'wrong';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

/** How long a toast stays (spec 2 §9). */
export const TOAST_MS = 4000;

/** How many there are at once: more of them would cover a phone. The oldest gives way. */
const AT_ONCE = 2;

/** Runs something once, later. */
type Later = (run: () => void, ms: number) => void;

/** Makes a list of the toasts on screen. `later` is its timer. */
export const createToastStore = (later: Later) => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (text: string, tone: ToastTone = 'plain') => {
      lastId += 1;
      const id = lastId;
      set([...toasts, { id, text, tone }].slice(-AT_ONCE));
      later(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_MS);
    },
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
