/** Virtual time since the beginning: `2d 03:04:05.678`. */
function clockText(ms: number): string {
  const days = Math.floor(ms / 86_400_000);
  return `${days > 0 ? `${days}d ` : ''}${new Date(ms % 86_400_000).toISOString().slice(11, 23)}`;
}

/** Ids are long and begin alike: the end tells them apart. What belongs to a game is named after it. */
export function short(id: string): string {
  const [own = '', ...rest] = id.split(':');
  return [own.slice(-6), ...rest].join(':');
}

/** Who did what, in what order, in virtual time. Nobody sees it unless the run fails. */
export class History {
  readonly #startMs: number;
  readonly #lines: string[] = [];

  constructor(startMs: number) {
    this.#startMs = startMs;
  }

  note(atMs: number, who: string, what: string): void {
    this.#lines.push(`${clockText(atMs - this.#startMs).padStart(15)}  ${who.padEnd(16)}  ${what}`);
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}

/** What a failed run says: the promise that was broken, as `cause` has it, and what led to it. */
export class FailedRun extends Error {
  override readonly name = 'FailedRun';
  readonly history: readonly string[];

  constructor(cause: unknown, history: History) {
    super(String(cause), { cause });
    this.history = history.lines;
  }
}
