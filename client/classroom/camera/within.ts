interface Outcome<T> {
  readonly value: T | undefined;
  readonly isLate: boolean;
}

/** What some work comes to, or that it has taken longer than that, in ms. */
export async function within<T>(ms: number, work: Promise<T>): Promise<Outcome<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => resolve({ value: undefined, isLate: true }), ms);
  });
  try {
    return await Promise.race([work.then((value) => ({ value, isLate: false })), late]);
  } finally {
    clearTimeout(timer);
  }
}
