import { expect, test } from 'vitest';
import { rulesOfStart, rulesOfVersion, whenFitted, whenRulesAreThere } from '../../../../../client/play/page/rules-of.ts';
import { inRound } from '../../../../../client/play/purpose/in-round.ts';
import { resumed } from '../../../../../client/play/page/resumed.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { restoredRun } from '../../../../../client/play/run/restored-run.ts';
import { numberPuzzle as version1 } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { numberPuzzle as version2 } from '../../../../../shared/games/number-puzzle/v2/rules.ts';
import type { NumberPuzzleConfig } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import type { NumberPuzzleMove } from '../../../../../shared/games/number-puzzle/v3/moves.ts';
import { canTakeHint, numberPuzzle, type AnyPuzzleState } from '../../../../../shared/games/number-puzzle/v3/rules.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import type { Game } from '../../../../../shared/games/kit/game.ts';
import { play, act } from '../../../shared/games/number-puzzle/play.ts';

type Rules = Game<NumberPuzzleConfig, NumberPuzzleMove, AnyPuzzleState>;

const module: { readonly rules: Rules; readonly earlier: readonly Rules[] } = { rules: numberPuzzle, earlier: [version1, version2] };
const { record } = play({ difficulty: 'easy' }, 'a', [act(500, 'hint'), act(500, 'hint')]);

/** A run that was left, under these rules. */
const left = (rules: number) => ({
  header: { sessionId: 's', game: record.game, rules, seed: record.seed, config: { difficulty: 'easy' }, startedMs: 0, v: 1 as const },
  log: record.log,
  lastWrittenMs: 0,
  openable: true,
});

test.each([
  [1, version1],
  [2, version2],
  [3, numberPuzzle],
])('a run that was left under version %i goes on by it, as its journal is replayed', (version, rules) => {
  const run = restoredRun(rulesOfVersion(module, version), left(version));
  if (!run) throw new Error('It cannot be resumed.');
  expect(rulesOfStart(module, resumed(run))).toBe(rules);
  expect(canTakeHint(run.state)).toBe(version === 3);
});

test('a new run has the newest rules, and a run of unknown ones is not resumed', () => {
  expect(rulesOfStart(module, { kind: 'new', config: { difficulty: 'easy' }, purpose: FREE })).toBe(numberPuzzle);
  expect(restoredRun(rulesOfVersion(module, 4), left(4))).toBeUndefined();
});

interface Further {
  readonly rules: Rules;
  readonly earlier?: readonly Rules[];
  readonly fitted: (config: NumberPuzzleConfig, go: (config: NumberPuzzleConfig) => void) => void;
}

test('a set-up of further rules is fitted before a run, and no other is', () => {
  const there: Further = { rules: numberPuzzle, fitted: (_, go) => go({ difficulty: 'medium' }) };
  const code = { prefetch: () => Promise.resolve(), loaded: () => there, whenThere: (work: (module: Further) => void) => work(there) };
  const of = { rules: version1, further: { fits: ({ difficulty }: NumberPuzzleConfig) => difficulty === 'hard', code } };
  const begun: NumberPuzzleConfig[] = [];
  whenFitted(of, { difficulty: 'easy' }, (config) => begun.push(config));
  whenFitted(of, { difficulty: 'hard' }, (config) => begun.push(config));
  expect(begun).toEqual([{ difficulty: 'easy' }, { difficulty: 'medium' }]);
});

test('further rules take the set-ups that are theirs, as soon as their code is there', () => {
  const arrived: Further[] = [];
  const waiting: ((module: Further) => void)[] = [];
  const code = {
    prefetch: () => Promise.resolve(),
    loaded: () => arrived[0],
    whenThere: (work: (typeof waiting)[number]) => void waiting.push(work),
  };
  const of = { rules: version1, further: { fits: ({ difficulty }: NumberPuzzleConfig) => difficulty === 'hard', code } };
  const start = (difficulty: NumberPuzzleConfig['difficulty']) => ({ kind: 'new', config: { difficulty }, purpose: FREE }) as const;
  const begun: string[] = [];
  whenRulesAreThere(of, start('easy'), () => begun.push('easy'));
  whenRulesAreThere(of, start('hard'), () => begun.push('hard'));
  expect([begun, rulesOfVersion(of, 3)]).toEqual([['easy'], undefined]);
  const further: Further = { rules: numberPuzzle, fitted: (config, go) => go(config) };
  arrived.push(further);
  for (const work of waiting) work(further);
  expect(begun).toEqual(['easy', 'hard']);
  expect(rulesOfStart(of, start('easy'))).toBe(version1);
  expect(rulesOfStart(of, start('hard'))).toBe(numberPuzzle);
  expect(rulesOfVersion(of, 3)).toBe(numberPuzzle);
});

test('further rules take the runs of another clock, which fit nobody, and runs go on that were left under the rules between', () => {
  const further: Further = { rules: numberPuzzle, earlier: [version2], fitted: () => expect.unreachable() };
  const code = { prefetch: () => Promise.resolve(), loaded: () => further, whenThere: (work: (module: Further) => void) => work(further) };
  const of = { rules: version1, further: { fits: () => false, code } };
  const config: NumberPuzzleConfig & { readonly clock?: Clock } = { difficulty: 'easy' };
  const start = (clock: Clock) => ({ kind: 'new', config: { ...config, clock }, purpose: FREE }) as const;
  expect((['on', 'x2', 'off'] as const).map((clock) => rulesOfStart(of, start(clock)).version)).toEqual([1, 3, 3]);
  const begun: object[] = [];
  whenFitted(of, start('off').config, (each) => begun.push(each));
  expect(begun).toEqual([{ difficulty: 'easy', clock: 'off' }]);
  expect([1, 2, 3, 4].map((version) => rulesOfVersion(of, version)?.version)).toEqual([1, 2, 3, undefined]);
});

test('a class round is played by the version that it names, with any set-up, as soon as the code of that is there', () => {
  const arrived: Further[] = [];
  const waiting: ((module: Further) => void)[] = [];
  const code = {
    prefetch: () => Promise.resolve(),
    loaded: () => arrived[0],
    whenThere: (work: (typeof waiting)[number]) => void waiting.push(work),
  };
  const of = { rules: version1, further: { fits: () => false, code } };
  const start = (rules: number) => ({ kind: 'new', config: { difficulty: 'easy' }, purpose: { ...inRound('K7QM2X0T'), rules } }) as const;
  const begun: number[] = [];
  for (const version of [1, 3]) whenRulesAreThere(of, start(version), () => begun.push(version));
  expect(begun).toEqual([1]);
  const further: Further = { rules: numberPuzzle, fitted: (config, go) => go(config) };
  arrived.push(further);
  for (const work of waiting) work(further);
  expect(begun).toEqual([1, 3]);
  expect([1, 3].map((version) => rulesOfStart(of, start(version)).version)).toEqual([1, 3]);
});

test('a class round that was left goes on as one, and any other run as free play', () => {
  const run = restoredRun(numberPuzzle, left(3));
  if (!run) throw new Error('It cannot be resumed.');
  expect(resumed(run).purpose).toEqual({ ...FREE, rules: 3 });
  const ofRound = { ...run, header: { ...run.header, round: { code: 'K7QM2X0T' } } };
  expect(resumed(ofRound).purpose).toEqual({ ...inRound('K7QM2X0T'), rules: 3 });
});
