import { bestRules, isOrdinaryKey, setupKey } from '../games/bests.ts';
import type { Lack, Measure } from '../games/statistics-kit/best.ts';
import { comparedRun, turned, type ComparableSession } from './counted/compared-run.ts';
import { isNoBest } from './counted/no-best.ts';
import { LAST_RUNS } from './folds/bests.ts';
import type { PartOf } from './folds/registry.ts';
import { twoWeeks, type Today, type TwoWeeks } from './two-weeks.ts';

/** A figure, and when the run ended that had it (effective time, ms). */
interface TimedFigure {
  readonly value: number;
  readonly endMs: number;
}

/** What one measure of the runs with one set-up came to. `pace` and `time` in ms, `span` in digits. */
interface FigureStanding {
  readonly measure: Measure;
  readonly best: TimedFigure;
  readonly first: TimedFigure;
  readonly last: TimedFigure;
  /** Of the last runs, at most 20, the earliest first: a line to draw. */
  readonly line: readonly TimedFigure[];
}

/** Where a player stands with one set-up. Only runs that can be compared are in it (counted/compared-run.ts). */
export interface SetupStanding {
  readonly key: string;
  /** The slug of the game. */
  readonly game: string;
  readonly runs: number;
  /** One a measure of the game; the first is the one to lead with. */
  readonly figures: readonly [FigureStanding, ...FigureStanding[]];
}

/** A figure of a run beside those before it. A gain is positive if this run was the better one, 0 if it was as good. */
export interface ComparedFigure {
  readonly measure: Measure;
  readonly value: number;
  /** Whether it is better than all before. The first run with a set-up is no new best: there was none to beat. */
  readonly isNewBest: boolean;
  /** The best, this run included. */
  readonly best: number;
  /** Those before; undefined for the first run. */
  readonly bestBefore?: number;
  readonly last?: number;
  readonly first?: number;
  readonly gainOnLast?: number;
  readonly gainOnFirst?: number;
}

/** A run among its like. */
export interface RunComparison {
  readonly key: string;
  /** Before this run; undefined without any. */
  readonly before: SetupStanding | undefined;
  /** One a measure; empty if this run cannot be compared: then it can still be told what is to be reached. */
  readonly figures: readonly ComparedFigure[];
  /** What it lacks to be compared; absent where nothing can be done about it. */
  readonly lack?: Lack;
  /** By the measure that the game leads with; absent without runs of both weeks. */
  readonly weeks?: TwoWeeks;
}

type Bests = PartOf<'bests'>;

/** Where a player stands with the set-up of this key (shared/games/same-setup.ts); undefined before the first run that can be compared. */
export function setupStanding(bests: Bests, key: string): SetupStanding | undefined {
  const tally = Object.hasOwn(bests, key) ? bests[key] : undefined;
  const game = key.slice(0, key.indexOf(' '));
  const measures = bestRules(game)?.measures;
  if (!tally || !measures) return undefined;
  const [runs, best, first, last] = tally;
  const figures = measures.flatMap((measure, i): readonly FigureStanding[] => {
    const timed = ([endMs, ...costs]: readonly number[]): TimedFigure => ({
      value: turned(measure, costs[i] ?? 0),
      endMs: endMs as number,
    });
    const line = last.map(timed).reverse();
    const [latest, found] = [line.at(-1), best[i]];
    if (!latest || !found) return [];
    return [{ measure, best: { value: turned(measure, found[0]), endMs: found[1] }, first: timed(first), last: latest, line }];
  });
  return isFilled(figures) ? { key, game, runs, figures } : undefined;
}

/**
 * Where a player stands with every set-up of a game that was played as an ordinary run, the one played last first. For cards and lists:
 * `[0]` is the last. Other courses are compared at the end of a run alone.
 */
export const standingsOf = (bests: Bests, game: string): readonly SetupStanding[] =>
  Object.keys(bests)
    .filter((key) => key.startsWith(`${game} `) && isOrdinaryKey(key))
    .flatMap((key) => setupStanding(bests, key) ?? [])
    .sort((a, b) => b.figures[0].last.endMs - a.figures[0].last.endMs || (a.key < b.key ? -1 : 1));

const isFilled = <Value>(all: readonly Value[]): all is readonly [Value, ...Value[]] => all.length > 0;

/**
 * Compares a run with those before it with the same set-up, clock and course. Undefined if its set-up is not known.
 * @param bests the figure without this run: as it was when the run began.
 * @param today when the run ended; without it weeks are not compared.
 */
export function compareRun(bests: Bests, session: ComparableSession, today?: Today): RunComparison | undefined {
  const key = setupKey(session);
  const rules = bestRules(session.game);
  if (key === undefined || !rules) return undefined;
  const before = setupStanding(bests, key);
  const run = comparedRun(session);
  if (!run) {
    const lack = isNoBest(session) || session.left !== undefined ? undefined : rules.lackOf?.(session);
    return { key, before, figures: [], ...(lack && { lack }) };
  }
  const figures = rules.measures.map((measure, i) => compared(measure, run.costs[i] ?? 0, before?.figures[i]));
  const [lead] = before?.figures ?? [];
  const weeks = lead && figures[0] && today && twoWeeks(lead.line, { run: figures[0].value, kept: LAST_RUNS }, today);
  return { key, before, figures, ...(weeks && { weeks }) };
}

function compared(measure: Measure, cost: number, before: FigureStanding | undefined): ComparedFigure {
  const value = turned(measure, cost);
  if (!before) return { measure, value, isNewBest: false, best: value };
  const gainOn = (figure: TimedFigure): number => turned(measure, figure.value) - cost;
  const [bestBefore, last, first] = [before.best.value, before.last.value, before.first.value];
  const isNewBest = gainOn(before.best) > 0;
  return {
    measure,
    value,
    isNewBest,
    best: isNewBest ? value : bestBefore,
    bestBefore,
    last,
    first,
    gainOnLast: gainOn(before.last),
    gainOnFirst: gainOn(before.first),
  };
}
