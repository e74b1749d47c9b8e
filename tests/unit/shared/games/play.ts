import fc from 'fast-check';
import type { LogEntry } from '../../../../shared/games/game.ts';
import { packLog } from '../../../../shared/games/log.ts';
import type { RunRecord } from '../../../../shared/games/replay.ts';
import { DIFFICULTIES, MORE_TOPICS, OPERATIONS, type SpeedMathConfig } from '../../../../shared/games/speed-math/v1/config.ts';
import type { SpeedMathMove } from '../../../../shared/games/speed-math/v1/moves.ts';
import { speedMath, type SpeedMathState } from '../../../../shared/games/speed-math/v1/rules.ts';
import { seedFromText, seedToHex } from '../../../../shared/seed.ts';

/** What a player does, and how long after the entry before. */
export interface Act {
  readonly afterMs: number;
  readonly does: 'right' | 'wrong' | 'tick' | 'resume';
}

export type Entry = LogEntry<SpeedMathMove>;

/** A run as it was played: every state, the entries, and the record it leaves. */
export interface PlayedRun {
  readonly states: readonly SpeedMathState[];
  readonly last: SpeedMathState;
  readonly entries: readonly Entry[];
  readonly record: RunRecord;
}

function moveOf(act: Act, state: SpeedMathState): Entry['move'] {
  switch (act.does) {
    case 'right':
      return { type: 'answer', value: state.problem.answer };
    case 'wrong':
      return { type: 'answer', value: state.problem.answer + 1 };
    case 'tick':
      return { type: 'tick' };
    case 'resume':
      return { type: 'resume', gapMs: 60_000 };
  }
}

/** Plays Speed Math; answers given during a pause are played too, and must change nothing. */
export function play(config: SpeedMathConfig, id: string, acts: readonly Act[]): PlayedRun {
  const seed = seedFromText(id);
  const states = [speedMath.start(config, seed)];
  const entries: Entry[] = [];
  let atMs = 0;
  for (const act of acts) {
    atMs += act.afterMs;
    const before = speedMath.step(states.at(-1)!, { type: 'tick' }, atMs);
    const move = moveOf(act, before);
    entries.push({ move, atMs });
    states.push(speedMath.step(before, move, atMs));
  }
  const record = { game: 'speed-math', rules: 1, seed: seedToHex(seed), config, log: packLog(speedMath, entries) };
  return { states, last: states.at(-1)!, entries, record };
}

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

export const runs: fc.Arbitrary<PlayedRun> = fc
  .tuple(configs, fc.string({ minLength: 1 }), actLists)
  .map(([config, id, acts]) => play(config, id, acts));
