import fc from 'fast-check';
import { MODES, type TableConfig } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import type { TableMove } from '../../../../../shared/games/multiplication-table/v1/moves.ts';
import { multiplicationTable, type TableState } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct, type PlayedRun as AnyPlayedRun } from '../played-run.ts';

/** What a player does, and how long after the entry before. */
export interface Act {
  readonly afterMs: number;
  readonly does: 'right' | 'wrong' | 'skip' | 'end' | 'tick' | 'resume';
}

export type PlayedRun = AnyPlayedRun<TableConfig, TableMove, TableState>;

const DOES: { readonly [does in Act['does']]: AnyAct<TableMove, TableState>['does'] } = {
  right: ({ question }) => ({ type: 'answer', value: question.answer }),
  wrong: ({ question }) => ({ type: 'answer', value: question.answer + 1 }),
  skip: () => ({ type: 'skip' }),
  end: () => ({ type: 'end' }),
  tick,
  resume,
};

export const act = (afterMs: number, does: Act['does']): Act => ({ afterMs, does });

const acted = (acts: readonly Act[]) => acts.map(({ afterMs, does }) => ({ afterMs, does: DOES[does] }));

/** Plays Multiplication Table; moves that are not possible are played too, and must change nothing. */
export const play = (config: TableConfig, id: string, acts: readonly Act[]): PlayedRun =>
  playRun(multiplicationTable, config, id, acted(acts));

/** So many answers, each `ms` after its question appeared, their feedback skipped. */
export const answered = (times: number, does: 'right' | 'wrong', ms: number): Act[] =>
  Array.from({ length: times }, () => [act(ms, does), act(0, 'skip')]).flat();

export const configs: fc.Arbitrary<TableConfig> = fc.record({
  mode: fc.constantFrom(...MODES),
  table: fc.oneof(fc.constant('mixed' as const), fc.integer({ min: 1, max: 100 })),
});

/** Acts of which some come during feedback, some at the same time, some after the end. */
export const actLists: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 1500, 15_000)),
    does: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, 'skip' as const) },
      { weight: 4, arbitrary: fc.constantFrom('tick' as const, 'resume' as const) },
      { weight: 1, arbitrary: fc.constant('end' as const) },
    ),
  }),
  { maxLength: 40 },
);

export const runs: fc.Arbitrary<PlayedRun> = runsOf(multiplicationTable, configs, actLists.map(acted));
