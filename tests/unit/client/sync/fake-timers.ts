/** A clock with timers, moved by hand: what `Host.after` and `Host.now` are made of in these tests. */
export class FakeTimers {
  nowMs: number;
  private readonly waiting = new Map<number, { readonly atMs: number; readonly work: () => void }>();
  private count = 0;

  constructor(nowMs = 0) {
    this.nowMs = nowMs;
  }

  after(ms: number, work: () => void): () => void {
    const key = ++this.count;
    this.waiting.set(key, { atMs: this.nowMs + ms, work });
    return () => this.waiting.delete(key);
  }

  get pending(): number {
    return this.waiting.size;
  }

  /** Lets `ms` pass; everything that follows from a timer happens at that timer's time. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await settled();
      const [key, next] = [...this.waiting].sort(([a, x], [b, y]) => x.atMs - y.atMs || a - b)[0] ?? [];
      if (key === undefined || next === undefined || next.atMs > endMs) break;
      this.waiting.delete(key);
      this.nowMs = next.atMs;
      next.work();
    }
    this.nowMs = endMs;
    await settled();
  }
}

/** Resolves when all promises that could go on have done so. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
