import type { RoundSetup } from '../../../../shared/games/kit/round-form.ts';
import { ROUND_FORMS } from '../../../../shared/games/rounds.ts';
import { makeCode, readCode, type Round } from '../../../../shared/classroom/round.ts';
import { CLOCKS, type Clock } from '../../../../shared/games/kit/clock.ts';
import type { AnyGame, LogEntry } from '../../../../shared/games/kit/game.ts';
import { compactLog, packLog } from '../../../../shared/games/kit/log.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { Random } from '../../../../shared/random.ts';
import { roundSeed } from '../../../../shared/round-seed.ts';
import { seedFromText } from '../../../../shared/seed.ts';
import { goingOn, playsCalculator, playsMathRace, playsSpeedMath, playsTable, type Next, type Pace } from '../games/players.ts';

/** A round with this set-up. */
export function roundWith(setup: RoundSetup, chance = 0): Round {
  const round = readCode(makeCode(setup, chance) ?? '');
  if (!round.ok) throw new Error(`${setup.game} has no code: ${round.error.reason}`);
  return round.value;
}

/** The same round by a player's own clock. */
export const byClock = (round: Round, clock: Clock): Round => ({ ...round, config: { ...round.config, clock } });

export const gameOf = ({ game, rules }: RoundSetup): AnyGame => {
  const found = rulesFor(game, rules);
  if (!found) throw new Error(`no rules ${rules} of ${game}`);
  return found;
};

/** How a pupil plays: how long for an answer at most, in ms, and in how many of a hundred cases something happens. */
export interface Manner {
  readonly slowestMs: number;
  readonly wrong: number;
  /** Looks out of the window. */
  readonly stalls: number;
  /** The screen goes dark, or the browser is closed and the run resumed. */
  readonly sleeps: number;
  /** Presses where nothing is to be pressed, or when the time is just up. */
  readonly stray: number;
}

export const STEADY: Manner = { slowestMs: 5_000, wrong: 10, stalls: 0, sleeps: 0, stray: 0 };
export const RESTLESS: Manner = { slowestMs: 5_000, wrong: 20, stalls: 3, sleeps: 3, stray: 6 };

/** Who plays a game, and ends it after so many answers where the player has to. */
function playerOf(game: string, pace: Pace, answers: number): (state: unknown) => Next<unknown> {
  const players: { readonly [slug: string]: unknown } = {
    'speed-math': goingOn(pace, playsSpeedMath(pace) as never),
    'math-race': goingOn(pace, playsMathRace(pace) as never),
    'multiplication-table': playsTable(pace, answers),
    'calculator-vs-brain': playsCalculator(pace, answers),
  };
  return players[game] as (state: unknown) => Next<unknown>;
}

const isAnswer = (move: unknown): move is { readonly type: 'answer'; readonly value: number } =>
  (move as { readonly type: string }).type === 'answer';

/** The log of a session that somebody played in this round, as the window and the engine make it. */
export function playedLog(round: Round, name: string, manner: Manner = STEADY, answers = 20): string {
  const random = new Random(seedFromText(`${round.code} ${name}`));
  const happens = (percent: number) => random.below(100) < percent;
  const pace: Pace = { answer: () => random.between(500, manner.slowestMs), hand: () => random.between(300, 1_800) };
  const game = gameOf(round);
  const next = playerOf(round.game, pace, answers);
  const entries: LogEntry<unknown>[] = [];
  let state = game.start(round.config, roundSeed(round.code));
  let atMs = 0;
  const log = (move: LogEntry<unknown>['move'], toMs: number) => {
    atMs = Math.max(atMs, Math.round(toMs));
    entries.push({ move, atMs });
    state = game.step(state, move, atMs);
  };
  while (!game.isOver(state)) {
    if (happens(manner.sleeps)) log({ type: 'resume', gapMs: random.below(2_000_000) }, atMs);
    if (happens(manner.stray)) log({ type: 'answer', value: random.below(100) }, atMs + random.below(50));
    if (game.isOver(state)) break;
    const does = next(state);
    const dueAt = game.dueAt(state) ?? Infinity;
    const stallMs = happens(manner.stalls) ? random.between(8_000, 90_000) : 0;
    const toMs = does === 'wait' ? Infinity : atMs + does.afterMs + stallMs;
    const isLate = dueAt <= toMs;
    // The timer fires a little late, and now and then a press comes before it.
    if (isLate && !(Number.isFinite(toMs) && happens(manner.stray))) log({ type: 'tick' }, dueAt + random.below(20));
    else if (does !== 'wait')
      log(isAnswer(does.move) && happens(manner.wrong) ? { ...does.move, value: does.move.value + 1 } : does.move, toMs);
  }
  return packLog(game, compactLog(entries));
}

/** Set-ups of all games with rounds, by any clock, none of which takes longer than a lesson. */
export function someSetup(n: number): RoundSetup {
  const random = new Random(seedFromText(`set-up ${n}`));
  const pick = <T>(choices: readonly T[]): T => choices[random.below(choices.length)] as T;
  const clock = pick(['on', 'on', 'on', ...CLOCKS]);
  const operation = pick(['addition', 'subtraction', 'multiplication', 'division', 'mixed']);
  switch (ROUND_FORMS[n % ROUND_FORMS.length]?.slug ?? '') {
    case 'speed-math':
      return {
        game: 'speed-math',
        rules: 3,
        config: {
          operation,
          difficulty: pick(['single', 'double', 'three', 'large']),
          friendly: happensIn(random),
          timeLimit: pick([15, 60, 600]),
          questions: random.between(1, 40),
          clock,
        },
      };
    case 'math-race':
      return {
        game: 'math-race',
        rules: 2,
        config: { operation, from: random.between(1, 10), to: random.between(10, 300), target: random.between(1, 40), clock },
      };
    case 'multiplication-table':
      return {
        game: 'multiplication-table',
        rules: 3,
        config: { mode: pick(['practice', 'speed_drill', 'challenge', 'pattern_learn']), table: pick(['mixed', 7, 100]), clock },
      };
    default:
      return {
        game: 'calculator-vs-brain',
        rules: 2,
        config: { difficulty: pick(['easy', 'medium', 'hard', 'insane']), operation, clock },
      };
  }
}

const happensIn = (random: Random): boolean => random.below(2) === 0;
