import fc from 'fast-check';
import type { LogEntry } from '../../../../../shared/games/kit/game.ts';
import { OPERATIONS, type MathRaceConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import type { MathRaceMove } from '../../../../../shared/games/math-race/v1/moves.ts';
import { mathRace, type MathRaceState } from '../../../../../shared/games/math-race/v1/rules.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct, type PlayedRun as AnyPlayedRun } from '../played-run.ts';

/** What a racer does, and how long after the entry before. */
export interface Act {
  readonly afterMs: number;
  readonly does: 'right' | 'wrong' | 'tick' | 'resume';
}

export type Entry = LogEntry<MathRaceMove>;
export type PlayedRun = AnyPlayedRun<MathRaceConfig, MathRaceMove, MathRaceState>;

const DOES: { readonly [does in Act['does']]: AnyAct<MathRaceMove, MathRaceState>['does'] } = {
  right: ({ problem }) => ({ type: 'answer', value: problem.answer }),
  wrong: ({ problem }) => ({ type: 'answer', value: problem.answer + 1 }),
  tick,
  resume,
};

const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));

export const act = (afterMs: number, does: Act['does']): Act => ({ afterMs, does });

/** Plays a race; answers given during a pause are played too, and must change nothing. */
export const play = (config: MathRaceConfig, id: string, acts: readonly Act[]): PlayedRun => playRun(mathRace, config, id, acted(acts));

/** The same act again and again. */
export const repeat = (times: number, does: Act['does'], afterMs: number): Act[] => Array.from({ length: times }, () => act(afterMs, does));

const operands = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.constantFrom(1, 2, 999, 3000));

export const configs: fc.Arbitrary<MathRaceConfig> = fc
  .record({ operation: fc.constantFrom(...OPERATIONS), one: operands, other: operands, target: fc.integer({ min: 1, max: 12 }) })
  .map(({ operation, one, other, target }) => ({ operation, from: Math.min(one, other), to: Math.max(one, other), target }));

/** Acts of which some come during pauses, some at the same time, some after the end. */
const actLists: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 399, 400)),
    does: fc.constantFrom('right', 'right', 'right', 'wrong', 'tick', 'resume'),
  }),
  { maxLength: 30 },
);

export const runs: fc.Arbitrary<PlayedRun> = runsOf(mathRace, configs, actLists.map(acted));
