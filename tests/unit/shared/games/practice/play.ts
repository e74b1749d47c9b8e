import fc from 'fast-check';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import { KINDS, MOST_ANSWERS, TARGETS, type PracticeConfig } from '../../../../../shared/games/practice/v1/config.ts';
import type { PracticeMove } from '../../../../../shared/games/practice/v1/moves.ts';
import { packPlan } from '../../../../../shared/games/practice/pack-plan.ts';
import { STANDINGS, type PlannedFact } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { practice } from '../../../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct, type PlayedRun as AnyPlayedRun } from '../played-run.ts';

export type PlayedRun = AnyPlayedRun<PracticeConfig, PracticeMove, PracticeState>;

/** What a player does. `on`: whatever goes on from what is on screen, a question answered right. */
export type Does = 'on' | 'right' | 'wrong' | 'not-known' | 'retype' | 'got-it' | 'end' | 'tick' | 'resume';

export interface Act {
  readonly afterMs: number;
  readonly does: Does;
}

const right = ({ question }: PracticeState): PracticeMove => ({ type: 'answer', value: question.answer, sent: 'auto' });
const retype = ({ question }: PracticeState): PracticeMove => ({ type: 'retype', value: question.answer });

const GOES_ON: { readonly [phase in PracticeState['phase']]: AnyAct<PracticeMove, PracticeState>['does'] } = {
  new: () => ({ type: 'got-it' }),
  asked: right,
  right: tick,
  noted: tick,
  solution: retype,
};

const DOES: { readonly [does in Does]: AnyAct<PracticeMove, PracticeState>['does'] } = {
  on: (state) => GOES_ON[state.phase](state),
  right,
  wrong: ({ question }) => ({ type: 'answer', value: question.answer + 1, sent: 'enter' }),
  'not-known': () => ({ type: 'not-known' }),
  retype,
  'got-it': () => ({ type: 'got-it' }),
  end: () => ({ type: 'end' }),
  tick,
  resume,
};

export const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));

/** Plays a practice; moves that are not possible are played too, and must change nothing. */
export const play = (config: PracticeConfig, id: string, acts: readonly Act[]): PlayedRun => playRun(practice, config, id, acted(acts));

/** Every fact that can be asked. */
export const ASKED: readonly number[] = [...FACTS.values()].filter(({ kind }) => kind !== 'class').map(({ id }) => id);

const planned: fc.Arbitrary<PlannedFact> = fc.record({
  fact: fc.constantFrom(...ASKED),
  standing: fc.constantFrom(...STANDINGS),
  chance: fc.integer({ min: 0, max: 63 }),
  order: fc.oneof(fc.constantFrom(0, 4095), fc.integer({ min: 0, max: 9 })),
});

/** Plans of all sizes; the small ones leave no choice. */
export const plans: fc.Arbitrary<readonly PlannedFact[]> = fc
  .oneof(fc.constantFrom(1, 2, 3, 6), fc.integer({ min: 1, max: 80 }))
  .chain((most) => fc.uniqueArray(planned, { minLength: 1, maxLength: most, selector: ({ fact }) => fact }));

export const configs: fc.Arbitrary<PracticeConfig> = fc
  .record({ kind: fc.constantFrom(...KINDS), target: fc.constantFrom(...TARGETS), plan: plans.map(packPlan) })
  .chain((config) =>
    fc.oneof(fc.constant(MOST_ANSWERS[config.kind]), fc.integer({ min: 1, max: 12 })).map((maxAnswers) => ({ ...config, maxAnswers })),
  );

/** Acts of which some come during feedback, some at the same time, some after the end. */
export const actLists: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 500, 90_000)),
    does: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom<Does>('on', 'on', 'on', 'wrong', 'not-known', 'retype') },
      { weight: 4, arbitrary: fc.constantFrom<Does>('right', 'got-it', 'tick', 'resume') },
      { weight: 1, arbitrary: fc.constant<Does>('end') },
    ),
  }),
  { maxLength: 60 },
);

export const runs: fc.Arbitrary<PlayedRun> = runsOf(practice, configs, actLists.map(acted));
