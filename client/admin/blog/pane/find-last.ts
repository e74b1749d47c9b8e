/** As the language has it: the last value that fits. */
export function findLast<T>(this: readonly T[], fits: (value: T, index: number, all: readonly T[]) => unknown): T | undefined {
  for (let index = this.length - 1; index >= 0; index -= 1) if (fits(this[index] as T, index, this)) return this[index];
  return undefined;
}

/** Gives arrays `findLast` where the browser has none (Firefox up to 103): the editor's library calls it. */
export function addFindLast(): void {
  if ('findLast' in Array.prototype) return;
  Object.defineProperty(Array.prototype, 'findLast', { value: findLast, writable: true, configurable: true });
}
