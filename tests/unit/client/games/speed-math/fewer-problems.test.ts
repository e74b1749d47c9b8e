import { expect, it, vi } from 'vitest';
import { warnOfFewer } from '../../../../../client/games/speed-math/fewer-problems.ts';
import { availableQuestions } from '../../../../../shared/games/speed-math/v1/generate.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { expectConsole } from '../../../../no-stray-console.ts';

const FEW = { operation: 'subtraction', difficulty: 'single', friendly: false, timeLimit: 60 } as const;
const begin = (questions: number) => warnOfFewer(speedMath.start({ ...FEW, questions }, seedFromText('few')));

it('a run with fewer problems than asked for is logged as a warning, once, with both numbers (spec 1 §5)', () => {
  const exist = availableQuestions({ ...FEW, questions: 100 });
  expectConsole(/speed-math/);
  begin(100);
  begin(exist);
  expect(vi.mocked(console.warn).mock.calls.map(([text]: unknown[]) => text)).toEqual([
    `speed-math: 100 problems asked for, only ${exist} different ones exist`,
  ]);
});
