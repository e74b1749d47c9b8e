import type { RunPorts } from '../../../../../client/play/run/run.ts';

interface Timer {
  readonly dueMs: number;
  readonly work: () => void;
}

/** Time that passes only when a test says so. */
export interface VirtualTime extends RunPorts {
  /** Lets `ms` pass with the page awake: timers ring when they are due. */
  pass(ms: number): Promise<void>;
  /** Lets `ms` pass while nothing runs; `monotonicStops` as on devices whose clock sleeps too. Timers then ring late. */
  sleep(ms: number, monotonicStops?: boolean): void;
  readonly problems: unknown[];
}

export const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};

export function virtualTime(wallStartMs = 1_000_000): VirtualTime {
  let mono = 0;
  let wall = wallStartMs;
  let timers: readonly Timer[] = [];
  const problems: unknown[] = [];

  const nextBefore = (limit: number) => timers.filter((timer) => timer.dueMs <= limit).toSorted((a, b) => a.dueMs - b.dueMs)[0];
  const moveTo = (target: number) => {
    const step = Math.max(0, target - mono);
    mono += step;
    wall += step;
  };

  return {
    problems,
    monotonic: () => mono,
    wall: () => wall,
    report: (problem) => problems.push(problem),
    after: (ms, work) => {
      const timer = { dueMs: mono + ms, work };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const end = mono + ms;
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        const due = timer;
        moveTo(due.dueMs);
        timers = timers.filter((other) => other !== due);
        due.work();
        await settled();
      }
      moveTo(end);
      await settled();
    },
    sleep(ms, monotonicStops = false) {
      wall += ms;
      if (!monotonicStops) mono += ms;
    },
  };
}
