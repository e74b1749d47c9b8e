/** Waiting work in which players take turns: one with a long queue waits behind itself, not before the others. */
export class RoundRobin<Work> {
  /** In the order in which they have their turns: a map keeps the order of insertion. */
  readonly #queues = new Map<string, Work[]>();

  get isEmpty(): boolean {
    return this.#queues.size === 0;
  }

  add(player: string, work: Work): void {
    const queue = this.#queues.get(player);
    if (queue) queue.push(work);
    else this.#queues.set(player, [work]);
  }

  /** Takes out the first work of the player whose turn it is, who then comes after all others. */
  next(): Work | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [player, queue] = first;
    const work = queue.shift();
    this.#queues.delete(player);
    if (queue.length > 0) this.#queues.set(player, queue);
    return work;
  }
}
