import type { Canonical } from '../../shared/canonical.ts';
import { makeCode } from '../../shared/classroom/round.ts';
import { LEVELS } from '../../shared/games/calculator-vs-brain/v1/config.ts';
import { calculatorVsBrain } from '../../shared/games/calculator-vs-brain/v2/rules.ts';
import type { Clock } from '../../shared/games/kit/clock.ts';
import type { Go } from '../../shared/games/kit/go.ts';
import type { Game, LogEntry } from '../../shared/games/kit/game.ts';
import { OPERATIONS as BUBBLE_OPERATIONS } from '../../shared/games/math-bubble-pop/v1/config.ts';
import { mathBubblePop } from '../../shared/games/math-bubble-pop/v2/rules.ts';
import type { MathRaceMove } from '../../shared/games/math-race/v1/moves.ts';
import { mathRace, type MathRaceState } from '../../shared/games/math-race/v2/rules.ts';
import { MODES, type Mode } from '../../shared/games/multiplication-table/v1/config.ts';
import type { TableMove } from '../../shared/games/multiplication-table/v1/moves.ts';
import { multiplicationTable, type TableConfig, type TableState } from '../../shared/games/multiplication-table/v3/rules.ts';
import type { NumberPuzzleMove } from '../../shared/games/number-puzzle/v3/moves.ts';
import { canTakeHint, type NumberPuzzleState } from '../../shared/games/number-puzzle/v3/rules.ts';
import { numberPuzzle } from '../../shared/games/number-puzzle/v4/rules.ts';
import { numberSequence } from '../../shared/games/number-sequence/v2/rules.ts';
import { KINDS, MOST_ANSWERS } from '../../shared/games/practice/v1/config.ts';
import { packPlan } from '../../shared/games/practice/pack-plan.ts';
import { STANDINGS } from '../../shared/games/practice/v1/plan-text.ts';
import { practice } from '../../shared/games/practice/v2/rules.ts';
import { restoreRun } from '../../shared/games/restore.ts';
import type { SpeedMathMove } from '../../shared/games/speed-math/v1/moves.ts';
import { speedMath, type SpeedMathConfig, type SpeedMathState } from '../../shared/games/speed-math/v3/rules.ts';
import { roundSeed } from '../../shared/round-seed.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import type { ResumableRun } from '../../client/engine/engine.ts';
import type { JournalHeader } from '../../client/storage/records.ts';
import {
  goingOn,
  playsBubblePop,
  playsCalculator,
  playsMathRace,
  playsPractice,
  playsPuzzle,
  playsSequence,
  playsSpeedMath,
  playsTable,
  type Next,
  type Pace,
} from '../unit/shared/games/players.ts';
import { Chance } from './chance.ts';

type Config = Canonical & { readonly [key: string]: Canonical };

/** A game with somebody to play it. The types are the game's own, and nobody else's. */
export interface PlayableGame {
  readonly game: Game<Canonical, unknown, unknown>;
  readonly config: Config;
  readonly next: (state: unknown) => Next<unknown>;
}

export const playable = <OwnConfig extends Config, Move, State>(
  game: Game<OwnConfig, Move, State>,
  config: OwnConfig,
  next: (state: State) => Next<Move>,
): PlayableGame => ({ game: game as unknown as PlayableGame['game'], config, next: (state) => next(state as State) });

/** One game in three is played calm. */
export const CLOCKS: readonly Clock[] = ['on', 'on', 'on', 'on', 'x5', 'off'];

/** The clock of a new run: by a chance of its own, so that it does not decide what else a seed brings about. */
const clockOf = (sessionId: string): Clock => new Chance(`clock ${sessionId}`).pick(CLOCKS);

const SUMS = ['addition', 'subtraction', 'multiplication'] as const;

/** Each game, set up as chance has it and over after one to three answers; the puzzle takes as many slides as it takes. */
const SHORT_GAMES: {
  readonly [slug: string]: (chance: Chance, pace: Pace, most: number, clock: Clock, isAttempt: boolean) => PlayableGame;
} = {
  'speed-math': (chance, pace, most, clock) => {
    const rest = { operation: chance.pick(SUMS), friendly: true, timeLimit: 15, questions: most, clock };
    // Subtraction fits its player.
    const fits = rest.operation === 'subtraction' ? ({ difficulty: 'fit', from: 4 } as const) : ({ difficulty: 'single' } as const);
    return playable<SpeedMathConfig, SpeedMathMove | Go, SpeedMathState>(
      speedMath,
      { ...rest, ...fits },
      goingOn<SpeedMathMove, SpeedMathState>(pace, playsSpeedMath(pace)),
    );
  },
  'math-race': (chance, pace, most, clock) =>
    playable(
      mathRace,
      { operation: chance.pick(SUMS), from: 1, to: 10, target: most, clock },
      goingOn<MathRaceMove, MathRaceState>(pace, playsMathRace(pace)),
    ),
  'multiplication-table': (chance, pace, most, clock) =>
    playable<TableConfig, TableMove, TableState>(multiplicationTable, tableConfig(chance.pick(MODES), clock), playsTable(pace, most)),
  'calculator-vs-brain': (chance, pace, most, clock) =>
    playable(calculatorVsBrain, { difficulty: chance.pick(LEVELS), operation: 'mixed', clock }, playsCalculator(pace, most)),
  'number-puzzle': (chance, pace, _most, clock, isAttempt) =>
    playable(
      numberPuzzle,
      { difficulty: 'easy', clock },
      !isAttempt && chance.happens(30) ? withHint(playsPuzzle(pace)) : playsPuzzle(pace),
    ),
  'number-sequence': (chance, pace, _most, clock) =>
    playable(numberSequence, { digits: chance.between(1, 2), count: 3, timeLimit: 60, rounds: 1, clock }, playsSequence(pace)),
  'math-bubble-pop': (chance, pace, most, clock) =>
    playable(mathBubblePop, { operation: chance.pick(BUBBLE_OPERATIONS), clock }, playsBubblePop(pace, most)),
  practice: (chance, pace, most, clock) => {
    const kind = chance.pick(KINDS);
    const config = { kind, target: 75, plan: PLAN, maxAnswers: MOST_ANSWERS[kind], clock } as const;
    return playable(practice, config, playsPractice(pace, most));
  },
};

/** Practice fits its player. */
const tableConfig = (mode: Mode, clock: Clock): TableConfig => ({ mode, table: mode === 'practice' ? 'fit' : 'mixed', clock });

/** A product that is new, and sums, differences and quotients of all standings. */
const PLAN = packPlan([
  { fact: 260, standing: 'new', chance: 20, order: 0 },
  ...STANDINGS.slice(1).flatMap((standing, i) => [3, 90, 300].map((fact) => ({ fact: fact + i, standing, chance: 50, order: 1 }))),
]);

/** A player of the puzzle who looks at the hint first. */
const withHint =
  (plays: (state: NumberPuzzleState) => Next<NumberPuzzleMove>) =>
  (state: NumberPuzzleState): Next<NumberPuzzleMove> =>
    canTakeHint(state) ? { move: { type: 'hint' }, afterMs: 400 } : plays(state);

/** All games that have rules. */
export const SLUGS = Object.keys(SHORT_GAMES);

/** @param isAttempt whether it is played for a challenge, which offers no hint (decision C9) */
function shortGame(slug: string, chance: Chance, clock: Clock = 'on', isAttempt = false): PlayableGame {
  const setUp = SHORT_GAMES[slug];
  if (!setUp) throw new Error(`nobody here plays ${slug}`);
  const pace: Pace = { answer: () => chance.between(400, 3_000), hand: () => chance.between(70, 500) };
  return setUp(chance, pace, chance.between(1, 3), clock, isAttempt);
}

/** The attempt at a challenge that gives this set-up, by the ordinary clock. */
export function gameWith(slug: string, given: Canonical, chance: Chance): PlayableGame {
  const played = shortGame(slug, chance, 'on', true);
  const config = played.game.parseConfig(given);
  if (!config.ok) throw new Error(`${slug} cannot be set up: ${config.error.field}`);
  return { ...played, config: config.value as Config };
}

/** One answer in five is wrong by one. */
function fumbled(move: unknown, chance: Chance): unknown {
  const isNumber = typeof move === 'object' && move !== null && 'value' in move && typeof move.value === 'number';
  return isNumber && chance.happens(20) ? { ...move, value: (move as { readonly value: number }).value + 1 } : move;
}

/** Plays from this state to the end by the game's own rules: the entries as a window sends them to the engine. */
export function entriesFrom({ game, next }: PlayableGame, begun: { state: unknown; atMs: number }, chance: Chance): LogEntry<unknown>[] {
  const entries: LogEntry<unknown>[] = [];
  let { state, atMs } = begun;
  while (!game.isOver(state)) {
    const does = next(state);
    const entry: LogEntry<unknown> =
      does === 'wait'
        ? { move: { type: 'tick' }, atMs: Math.max(atMs, game.dueAt(state) ?? atMs) }
        : { move: fumbled(does.move, chance), atMs: atMs + does.afterMs };
    entries.push(entry);
    state = game.step(state, entry.move, entry.atMs);
    atMs = entry.atMs;
  }
  return entries;
}

/** A short game of any kind. */
export interface PlayedGame {
  readonly header: JournalHeader;
  readonly entries: readonly LogEntry<unknown>[];
}

/** The class round of a new run, for half of those that can be of one: the same with the same set-up. By a chance of its own, too. */
function roundOf(sessionId: string, { game: { slug, version }, config }: PlayableGame): JournalHeader['round'] {
  const isPlayed = new Chance(`round ${sessionId}`).happens(50);
  const code = isPlayed ? makeCode({ game: slug, rules: version, config }, 0) : undefined;
  return code === undefined ? undefined : { code };
}

export function playedGame(sessionId: string, startedMs: number, chance: Chance): PlayedGame {
  const played = shortGame(chance.pick(SLUGS), chance, clockOf(sessionId));
  const { game, config } = played;
  const round = roundOf(sessionId, played);
  const seed = round ? roundSeed(round.code) : seedFromText(sessionId);
  const inputs = { game: game.slug, rules: game.version, seed: seedToHex(seed), config };
  const header: JournalHeader = { sessionId, ...inputs, ...(round && { round }), startedMs, v: 1 };
  return { header, entries: entriesFrom(played, { state: game.start(config, seed), atMs: 0 }, chance) };
}

/** The rest of a run that was cut off: how many entries it has, and those that follow. It goes on with the resume. */
export function restOf(
  { header, log }: ResumableRun,
  chance: Chance,
): { readonly count: number; readonly entries: readonly LogEntry<unknown>[] } {
  const played = shortGame(header.game, chance);
  const { game } = played;
  const restored = restoreRun(game, { ...header, log });
  if (!restored.ok) throw new Error(`${header.sessionId}: the journal of ${header.game} cannot be resumed: ${restored.error}`);
  const { state, entries: before, lastAtMs } = restored.value;
  if (game.isOver(state)) return { count: before.length, entries: [] };
  const resume = { type: 'resume', gapMs: chance.between(0, 3_600_000) } as const;
  const rest = entriesFrom(played, { state: game.step(state, resume, lastAtMs), atMs: lastAtMs }, chance);
  return { count: before.length, entries: [{ move: resume, atMs: lastAtMs }, ...rest] };
}
