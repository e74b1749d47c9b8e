/** The account and the source of a task. */
export interface TaskOrigin {
  readonly source: string;
  readonly account: string;
}

export interface TurnLimits {
  /** How many tasks run at once, at most. */
  readonly width: number;
  /** How many more may wait: of one account from one source, and of one source in all. */
  readonly waitingOfAccount: number;
  readonly waitingOfSource: number;
}

type Admit = () => void;

/**
 * The waiting tasks, in the order of their turns. Sources take turns, and within a source its accounts do. So however many tasks one
 * source or account brings, each of the others waits for one of them at most.
 */
class Line {
  /** The first source, and in it the first account, has the next turn. */
  readonly #sources = new Map<string, Map<string, Admit[]>>();

  /** Adds a task. Returns false if too many of its account or source wait already. */
  add({ source, account }: TaskOrigin, admit: Admit, limits: TurnLimits): boolean {
    const accounts = this.#sources.get(source) ?? new Map<string, Admit[]>();
    const waiting = accounts.get(account) ?? [];
    const ofSource = [...accounts.values()].reduce((sum, { length }) => sum + length, 0);
    if (waiting.length >= limits.waitingOfAccount || ofSource >= limits.waitingOfSource) return false;
    waiting.push(admit);
    accounts.set(account, waiting);
    this.#sources.set(source, accounts);
    return true;
  }

  next(): Admit | undefined {
    const [first] = this.#sources;
    if (!first) return undefined;
    const [source, accounts] = first;
    const admit = this.#nextOf(accounts);
    // A source with more tasks moves to the end of the line.
    this.#sources.delete(source);
    if (accounts.size > 0) this.#sources.set(source, accounts);
    return admit;
  }

  #nextOf(accounts: Map<string, Admit[]>): Admit | undefined {
    const [first] = accounts;
    if (!first) return undefined;
    const [account, waiting] = first;
    const admit = waiting.shift();
    accounts.delete(account);
    if (waiting.length > 0) accounts.set(account, waiting);
    return admit;
  }
}

/** Runs a task when it has its turn, or returns `crowded` at once. A task that throws frees its place. */
type FairTurns = <T>(origin: TaskOrigin, task: () => Promise<T>) => Promise<T | 'crowded'>;

/** Makes a limit on tasks that run at once, with fair turns for those that wait. */
export function fairTurns(limits: TurnLimits): FairTurns {
  const line = new Line();
  let running = 0;

  async function enter(origin: TaskOrigin): Promise<boolean> {
    if (running < limits.width) {
      running += 1;
      return true;
    }
    let isIn = false;
    await new Promise<void>((resolve) => {
      isIn = line.add(origin, resolve, limits);
      if (!isIn) resolve();
    });
    return isIn;
  }
  // The place goes directly to the next task, so that no new task can take it first.
  function leave(): void {
    const admit = line.next();
    if (admit) admit();
    else running -= 1;
  }

  return async (origin, task) => {
    if (!(await enter(origin))) return 'crowded';
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
