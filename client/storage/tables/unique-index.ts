import { keyAt, keyText } from './keys.ts';

/** Which row has which value of a unique index. Rows without a value are in no index. */
export class UniqueIndex {
  readonly #path: string;
  readonly #owners = new Map<string, string>();

  constructor(path: string, rows: ReadonlyMap<string, unknown>) {
    this.#path = path;
    for (const [key, row] of rows) this.move(key, undefined, row);
  }

  isFreeFor(key: string, row: unknown): boolean {
    const owner = this.#owners.get(this.#valueOf(row) ?? '');
    return owner === undefined || owner === key;
  }

  /** The row with this key is replaced. */
  move(key: string, from: unknown, to: unknown): void {
    const [before, after] = [this.#valueOf(from), this.#valueOf(to)];
    if (before !== undefined) this.#owners.delete(before);
    if (after !== undefined) this.#owners.set(after, key);
  }

  #valueOf(row: unknown): string | undefined {
    const value = keyAt(row, this.#path);
    return value === undefined ? undefined : keyText(value);
  }
}
