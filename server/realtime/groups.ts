/** Members by a key. A group without members takes no memory. */
export class Groups<T> {
  readonly #groups = new Map<string, Set<T>>();

  of(key: string): ReadonlySet<T> {
    return this.#groups.get(key) ?? new Set();
  }

  add(key: string, member: T): void {
    this.#groups.set(key, (this.#groups.get(key) ?? new Set()).add(member));
  }

  remove(key: string, member: T): void {
    const group = this.#groups.get(key);
    group?.delete(member);
    if (group?.size === 0) this.#groups.delete(key);
  }
}
