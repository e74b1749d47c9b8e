import { expect, test } from 'vitest';
import { problemTyping } from '../../../../../client/play/input/problem-typing.ts';
import { createAnswerRun } from '../../../../../client/play/input/answer-run.ts';
import type { GameKey } from '../../../../../client/play/input/game-keys.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { speakBy } from '../../../../../client/play/run/sayings.ts';
import { startRun } from '../../../../../client/play/run/start-run.ts';
import { mathRace } from '../../../../../shared/games/math-race/v2/rules.ts';
import { digitCount } from '../../../../../shared/games/kit/typed-answer.ts';
import { fakeEngine } from '../run/fake-engine.ts';
import { virtualTime } from '../run/virtual-time.ts';

/** A question whose answer has two digits, in a race, and all that is said from then on. */
function raceAt() {
  const time = virtualTime();
  const engine = fakeEngine();
  const { run } = startRun(
    mathRace,
    { kind: 'new', config: { operation: 'multiplication', from: 12, to: 20, target: 5, clock: 'on' }, purpose: FREE },
    {
      engines: { current: async () => engine, replace: async () => engine },
      ports: time,
      owner: Promise.resolve({ kind: 'guest' } as const),
    },
  );
  const race = createAnswerRun(run, problemTyping, time.after);
  const said: string[] = [];
  const stop = speakBy((text, kind) => text !== '' && said.push(kind === 'echo' ? text : `sentence: ${text}`));
  return { race, said, stop };
}

test('each key is said once: the digit alone, the last one too, and what a deletion takes and leaves', () => {
  const { race, said, stop } = raceAt();
  const digits = digitCount(race.getSnapshot().state.problem.answer);
  expect(digits).toBeGreaterThan(1);
  const press = (...keys: readonly GameKey[]) => keys.forEach((key) => race.press(key));
  press('back', '1', 'back');
  expect(said).toEqual(['1', '1 deleted']);
  press(...Array.from({ length: digits - 1 }, (): GameKey => '7'), 'back', '8');
  // The last digit goes off with the answer. In the pause after it nothing is typed, and nothing said.
  press('9', '5');
  const left = '7'.repeat(digits - 2);
  expect(said.slice(2)).toEqual([
    ...Array.from({ length: digits - 1 }, () => '7'),
    left === '' ? '7 deleted' : `7 deleted, ${left} left`,
    '8',
    '9',
  ]);
  expect(race.getSnapshot().state.answers).toHaveLength(1);
  stop();
  press('4');
  expect(said).toHaveLength(2 + digits + 2);
});
