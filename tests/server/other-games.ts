import type { Canonical } from '../../shared/canonical.ts';
import type { SessionTime } from '../../shared/items/kit/session-time.ts';
import type { Item } from '../../shared/contract/sync.ts';
import { dayNumber } from '../../shared/day.ts';
import type { Game, LogEntry } from '../../shared/games/kit/game.ts';
import { packLog } from '../../shared/games/kit/log.ts';
import { numberPuzzle } from '../../shared/games/number-puzzle/v1/rules.ts';
import { replay } from '../../shared/games/replay.ts';
import { roundSeed } from '../../shared/round-seed.ts';
import { seedFromText, seedToHex, type Seed } from '../../shared/seed.ts';
import { playsPuzzle, type Next } from '../unit/shared/games/players.ts';
import { TEST_NOW } from './app-for-test.ts';
import { anyItem } from './played-games.ts';

/** Plays a game by its rules to its end, and packs the moves. */
function played<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  config: Config,
  seed: Seed,
  next: (state: State) => Next<Move>,
): string {
  const entries: LogEntry<Move>[] = [];
  let state = game.start(config, seed);
  let atMs = 0;
  const step = (move: LogEntry<Move>['move'], toMs: number) => {
    atMs = toMs;
    state = game.step(state, move, toMs);
  };
  while (!game.isOver(state)) {
    const does = next(state);
    if (does === 'wait') {
      step({ type: 'tick' }, game.dueAt(state) ?? atMs);
      continue;
    }
    step(does.move, atMs + does.afterMs);
    entries.push({ move: does.move, atMs });
  }
  return packLog(game, [...entries, { move: { type: 'tick' }, atMs }]);
}

export interface RecordOf<Config extends Canonical, Move, State> {
  readonly id: string;
  readonly owner: string;
  readonly game: Game<Config, Move, State>;
  readonly config: Config;
  readonly next: (state: State) => Next<Move>;
  readonly time?: Partial<SessionTime>;
  /** The code of a class round. */
  readonly round?: string;
}

/** The session item of any game, as a device of `owner` would have sent it. */
export function recordOf<Config extends Canonical, Move, State>({
  id,
  owner,
  game,
  config,
  next,
  time,
  round,
}: RecordOf<Config, Move, State>): Item {
  const seed = round === undefined ? seedFromText(id) : roundSeed(round);
  const record = { game: game.slug, rules: game.version, seed: seedToHex(seed), config, log: played(game, config, seed, next) };
  const run = replay(record);
  if (!run.ok) throw new Error(`the run of ${game.slug} does not replay: ${run.error}`);
  const { score, accuracy, timeTaken, difficulty } = run.value.outcome;
  const endedMs = time?.endedMs ?? TEST_NOW - 60_000;
  const times = {
    startedMs: endedMs - 3_600_000,
    endedMs,
    utcOffsetMin: 0,
    clockOffsetMs: 0,
    floorMs: endedMs,
    day: dayNumber(endedMs, 0),
    ...time,
  };
  const claims = { score, ...(accuracy !== null && { accuracy }), timeTaken, difficulty };
  const payload = { ...record, time: times, claims, ...(round !== undefined && { round: { code: round } }) };
  return anyItem({ id, owner, kind: 'session', v: round === undefined ? 1 : 4, payload });
}

/** A puzzle of three by three, solved by its hints. */
export const solvedPuzzle = (id: string, owner: string): Item =>
  recordOf({ id, owner, game: numberPuzzle, config: { difficulty: 'easy' }, next: playsPuzzle({ answer: () => 300, hand: () => 100 }) });
