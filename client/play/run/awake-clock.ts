import { MAX_RESUMES } from '../../../shared/contract/limits.ts';
import type { CountedTime } from '../purpose/purpose.ts';
import { createAlarm } from './alarm.ts';
import { createGameClock, type TimeSource } from './game-clock.ts';

/** How often a run notes that its page is awake, in ms. */
const HEARTBEAT_MS = 1_000;

export interface ClockPorts extends TimeSource {
  readonly after: (ms: number, work: () => void) => () => void;
}

/** What a run does at times of play. */
interface ClockEvents {
  /** The time that was asked for has come. */
  readonly due: (atMs: number) => void;
  /** The page woke up, and its sleep gets an entry in the log. */
  readonly woke: (atMs: number, gapMs: number) => void;
  /** The page woke up, and its sleep was time of play. */
  readonly sleptInPlay: () => void;
}

/** The clock of a run, which notices when its page has slept. */
interface AwakeClock {
  /** The time now, for a move; undefined after a sleep that is logged instead: the press that woke the page was meant for the question before. */
  readonly now: () => number | undefined;
  /** The time now, for showing. Changes nothing. */
  readonly peek: () => number;
  /** When the next timeout is due. It takes the place of the one before; null for none. */
  readonly setDue: (atMs: number | null) => void;
  readonly stop: () => void;
}

export function createAwakeClock(ports: ClockPorts, events: ClockEvents, startMs?: number, counts?: CountedTime): AwakeClock {
  const clock = createGameClock(ports, startMs, counts);
  const timeout = createAlarm(ports.after);
  const heartbeat = createAlarm(ports.after);
  let dueAt: number | null = null;
  /** The timers of a hidden page run once a minute. Its sleep gets one entry, not one per minute. */
  let asleepAtMs: number | undefined;
  let entries = 0;

  const awakeAt = (): number | undefined => {
    const { atMs, gapMs } = clock.read();
    if (gapMs === 0) return atMs;
    if (counts === 'all') {
      events.sleptInPlay();
      return atMs;
    }
    if (asleepAtMs !== atMs && entries < MAX_RESUMES) {
      asleepAtMs = atMs;
      entries++;
      events.woke(atMs, gapMs);
    } else schedule();
    return undefined;
  };

  const schedule = () => {
    timeout.clear();
    if (dueAt !== null) timeout.set(Math.max(0, dueAt - clock.peek()), ring);
  };

  const ring = () => {
    const atMs = awakeAt();
    if (atMs === undefined || dueAt === null) return;
    // Timers may fire a little early.
    if (atMs < dueAt) return schedule();
    asleepAtMs = undefined;
    events.due(atMs);
  };

  const beat = () => {
    heartbeat.set(HEARTBEAT_MS, beat);
    awakeAt();
  };

  heartbeat.set(HEARTBEAT_MS, beat);
  return {
    now() {
      const atMs = awakeAt();
      if (atMs !== undefined) asleepAtMs = undefined;
      return atMs;
    },
    peek: clock.peek,
    setDue(atMs) {
      dueAt = atMs;
      schedule();
    },
    stop() {
      timeout.clear();
      heartbeat.clear();
    },
  };
}
