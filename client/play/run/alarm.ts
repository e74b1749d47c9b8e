/** One timer: setting it again takes the place of what it was set to before. */
interface Alarm {
  readonly set: (ms: number, work: () => void) => void;
  readonly clear: () => void;
}

export function createAlarm(after: (ms: number, work: () => void) => () => void): Alarm {
  let cancel: (() => void) | undefined;
  const clear = () => cancel?.();
  return {
    set(ms, work) {
      clear();
      cancel = after(ms, work);
    },
    clear,
  };
}
