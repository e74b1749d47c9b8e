import fc from 'fast-check';
import type { LogEntry } from '../../../../../shared/games/kit/game.ts';
import { DIFFICULTIES, MORE_TOPICS, OPERATIONS, type SpeedMathConfig } from '../../../../../shared/games/speed-math/v1/config.ts';
import type { SpeedMathMove } from '../../../../../shared/games/speed-math/v1/moves.ts';
import { speedMath, type SpeedMathState } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct, type PlayedRun as AnyPlayedRun } from '../played-run.ts';

/** What a player does, and how long after the entry before. */
export interface Act {
  readonly afterMs: number;
  readonly does: 'right' | 'wrong' | 'tick' | 'resume';
}

export type Entry = LogEntry<SpeedMathMove>;
export type PlayedRun = AnyPlayedRun<SpeedMathConfig, SpeedMathMove, SpeedMathState>;

const DOES: { readonly [does in Act['does']]: AnyAct<SpeedMathMove, SpeedMathState>['does'] } = {
  right: ({ problem }) => ({ type: 'answer', value: problem.answer }),
  wrong: ({ problem }) => ({ type: 'answer', value: problem.answer + 1 }),
  tick,
  resume,
};

const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));

/** Plays Speed Math; answers given during a pause are played too, and must change nothing. */
export const play = (config: SpeedMathConfig, id: string, acts: readonly Act[]): PlayedRun => playRun(speedMath, config, id, acted(acts));

/** The same act again and again. */
export const repeat = (times: number, does: Act['does'], afterMs: number): Act[] =>
  Array.from({ length: times }, () => ({ afterMs, does }));

export const CHOICES = [...OPERATIONS, ...MORE_TOPICS].flatMap((operation) =>
  DIFFICULTIES.flatMap((difficulty) => [true, false].map((friendly) => ({ operation, difficulty, friendly }))),
);

export const configs: fc.Arbitrary<SpeedMathConfig> = fc
  .tuple(fc.constantFrom(...CHOICES), fc.integer({ min: 15, max: 40 }), fc.integer({ min: 1, max: 12 }))
  .map(([choice, timeLimit, questions]) => ({ ...choice, timeLimit, questions }));

/** Acts of which some come during pauses, some at the same time, some after the end. */
export const actLists: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 500, 800, 15_000)),
    does: fc.constantFrom('right', 'right', 'wrong', 'tick', 'resume'),
  }),
  { maxLength: 30 },
);

export const runs: fc.Arbitrary<PlayedRun> = runsOf(speedMath, configs, actLists.map(acted));
