import type { LogEntry } from '../../../../shared/games/kit/game.ts';
import type { SpeedMathMove } from '../../../../shared/games/speed-math/v1/moves.ts';
import { answeredIn, speedMath, type SpeedMathState } from '../../../../shared/games/speed-math/v1/rules.ts';
import { seedFromHex, seedFromText, seedToHex, type Seed } from '../../../../shared/seed.ts';
import type { JournalHeader } from '../../../../client/storage/records.ts';
import { NOON } from '../storage/samples.ts';

const CONFIG = { operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 60, questions: 4 } as const;

export const headerOf = (sessionId: string, part: Partial<JournalHeader> = {}): JournalHeader => ({
  sessionId,
  game: 'speed-math',
  rules: 1,
  seed: seedToHex(seedFromText(sessionId)),
  config: CONFIG,
  startedMs: NOON,
  v: 1,
  ...part,
});

/** A run as a window would log it: an answer a second, a tick at the end of each pause, all right but the last. */
export function playedRun(header: JournalHeader): {
  readonly entries: readonly LogEntry<SpeedMathMove>[];
  readonly state: SpeedMathState;
} {
  const entries: LogEntry<SpeedMathMove>[] = [];
  let atMs = 0;
  let state = speedMath.start(CONFIG, seedFromHex(header.seed) as Seed);
  const log = (entry: LogEntry<SpeedMathMove>) => {
    entries.push(entry);
    atMs = entry.atMs;
    state = speedMath.step(state, entry.move, atMs);
  };
  while (!speedMath.isOver(state)) {
    const wrong = answeredIn(state) === state.total - 1 ? 1 : 0;
    log({ move: { type: 'answer', value: state.problem.answer + wrong }, atMs: atMs + 1_000 });
    log({ move: { type: 'tick' }, atMs: state.feedbackUntilMs ?? atMs });
  }
  return { entries, state };
}
