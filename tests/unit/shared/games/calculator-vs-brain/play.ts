import fc from 'fast-check';
import type { LogEntry } from '../../../../../shared/games/kit/game.ts';
import { LEVELS, OPERATIONS, type CalculatorConfig } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { CalculatorMove } from '../../../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { calculatorVsBrain, type CalculatorState } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { calculatorVsBrain as version2 } from '../../../../../shared/games/calculator-vs-brain/v2/rules.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct, type PlayedRun as AnyPlayedRun } from '../played-run.ts';

/** What a player does, and how long after the entry before. */
export interface Act {
  readonly afterMs: number;
  readonly does: 'right' | 'wrong' | 'next' | 'end' | 'tick' | 'resume';
}

export type Entry = LogEntry<CalculatorMove>;
export type PlayedRun = AnyPlayedRun<CalculatorConfig, CalculatorMove, CalculatorState>;

const DOES: { readonly [does in Act['does']]: AnyAct<CalculatorMove, CalculatorState>['does'] } = {
  right: ({ problem }) => ({ type: 'answer', value: problem.answer }),
  wrong: ({ problem }) => ({ type: 'answer', value: problem.answer + 1 }),
  next: () => ({ type: 'next' }),
  end: () => ({ type: 'end' }),
  tick,
  resume,
};

const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));

export const act = (afterMs: number, does: Act['does']): Act => ({ afterMs, does });

/** Plays a run; acts that are not possible are played too, and must change nothing. */
export const play = (config: CalculatorConfig, id: string, acts: readonly Act[]): PlayedRun =>
  playRun(calculatorVsBrain, config, id, acted(acts));

/** The same by a player's clock. */
export const playByClock = (clock: Clock, config: CalculatorConfig, id: string, acts: readonly Act[]) =>
  playRun(version2, { ...config, clock }, id, acted(acts));

/** The same acts again and again. */
export const repeat = (times: number, ...acts: readonly Act[]): Act[] => Array.from({ length: times }, () => acts).flat();

export const CHOICES: readonly CalculatorConfig[] = LEVELS.flatMap((difficulty) =>
  OPERATIONS.map((operation) => ({ difficulty, operation })),
);

export const configs: fc.Arbitrary<CalculatorConfig> = fc.constantFrom(...CHOICES);

/** Acts of which some come between rounds, some at the calculator's very moment, some after the end. */
export const actLists: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 1500 }) }, fc.constantFrom(0, 1500, 2000, 2500, 3000, 60_000)),
    does: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<Act['does']>('right', 'right', 'wrong', 'next', 'next', 'next', 'tick', 'resume') },
      { weight: 1, arbitrary: fc.constant<Act['does']>('end') },
    ),
  }),
  { maxLength: 40 },
);

export const runs: fc.Arbitrary<PlayedRun> = runsOf(calculatorVsBrain, configs, actLists.map(acted));
