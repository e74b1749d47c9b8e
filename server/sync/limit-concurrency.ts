/** Runs tasks with at most `width` under way; the rest wait their turn in order. A task that throws frees its place. */
export const atMost = (width: number): (<T>(task: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < width) running += 1;
    else await new Promise<void>((admit) => waiting.push(admit));
  };
  // The place is handed over, not freed, so that nobody slips in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
