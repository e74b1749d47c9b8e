import { RoundRobin } from './round-robin.ts';

/** So long requests are worked on before the event loop serves everything else again, over all of them together. */
export const TURN_MS = 5;

/** Does a small part of some work; true when all is done. */
type Step = () => boolean;

interface Task {
  readonly player: string;
  readonly step: Step;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Shares the thread that answers everybody: work is done step by step, players by turns, and after so much measured time the event
 * loop goes round once.
 */
export class FairTurns {
  readonly #tasks = new RoundRobin<Task>();
  /** In ms, on whatever clock: only differences count. */
  readonly #stopwatch: () => number;
  /** How much of this turn of the event loop is used. */
  #usedMs = 0;
  #turnEnds = false;

  constructor(stopwatch: () => number) {
    this.#stopwatch = stopwatch;
  }

  /** Resolves when the last step is done; rejects with what a step throws. With time left in this turn and nobody waiting, the work begins at once. */
  run(player: string, step: Step): Promise<void> {
    return new Promise((done, fail) => {
      this.#tasks.add(player, { player, step, done, fail });
      this.#work();
    });
  }

  #work(): void {
    while (this.#usedMs < TURN_MS) {
      const task = this.#tasks.next();
      if (!task) break;
      this.#workOn(task);
    }
    if (this.#turnEnds || (this.#usedMs === 0 && this.#tasks.isEmpty)) return;
    this.#turnEnds = true;
    setImmediate(() => {
      this.#turnEnds = false;
      this.#usedMs = 0;
      this.#work();
    });
  }

  #workOn(task: Task): void {
    const fromMs = this.#stopwatch();
    try {
      if (this.#stepsUntil(task, fromMs + TURN_MS - this.#usedMs)) task.done();
      else this.#tasks.add(task.player, task);
    } catch (error) {
      task.fail(error);
    }
    this.#usedMs += this.#stopwatch() - fromMs;
  }

  /** Until it is done (true) or the turn is over: changing between players more often would serve nobody sooner. */
  #stepsUntil({ step }: Task, endMs: number): boolean {
    do if (step()) return true;
    while (this.#stopwatch() < endMs);
    return false;
  }
}
