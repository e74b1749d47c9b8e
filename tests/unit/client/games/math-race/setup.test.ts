import { expect, test } from 'vitest';
import { checkChoice, firstChoice, previewOf, type SetupChoice } from '../../../../../client/games/math-race/setup-choice.ts';

const choice = (part: Partial<SetupChoice>): SetupChoice => ({ ...firstChoice(undefined), operation: 'addition', ...part });

test('the first visit starts from the defaults of the specification, with no operation chosen', () => {
  expect(firstChoice(undefined)).toEqual({ operation: null, from: 1, to: 10, target: 20 });
});

test('the last set-up is offered again, and one of another version is not', () => {
  const last = { operation: 'division', from: 2, to: 12, target: 40 };
  expect(firstChoice(last)).toEqual(last);
  expect(firstChoice({ operation: 'roots', from: 3 })).toEqual({ operation: null, from: 1, to: 10, target: 20 });
});

test('without an operation the start is refused', () => {
  expect(checkChoice(choice({ operation: null }))).toEqual({ ok: false, error: { field: 'operation' } });
});

test('empty fields take the defaults, and reversed ends are swapped (decision G13)', () => {
  expect(checkChoice(choice({ from: null, to: null, target: null }))).toMatchObject({ ok: true, value: { from: 1, to: 10, target: 20 } });
  expect(checkChoice(choice({ from: 50, to: 5 }))).toMatchObject({ ok: true, value: { from: 5, to: 50 } });
});

test('the preview shows one problem of each operation that will be asked, of the numbers chosen', () => {
  expect(previewOf(choice({ from: 7, to: 7 }))).toEqual({ examples: ['7 + 7'], taken: undefined });
  expect(previewOf(choice({ operation: 'mixed', from: 7, to: 7 }))?.examples).toEqual(['7 + 7', '7 − 7', '7 × 7', '49 ÷ 7']);
  expect(previewOf(choice({ operation: null }))).toBeUndefined();
});

test('the preview says which numbers are taken where the fields say it otherwise', () => {
  expect(previewOf(choice({ from: 20, to: 5 }))?.taken).toEqual({ from: 5, to: 20 });
  expect(previewOf(choice({ from: 0, to: 9999 }))?.taken).toEqual({ from: 1, to: 3000 });
  expect(previewOf(choice({ to: null }))?.taken).toEqual({ from: 1, to: 10 });
});

test.each(['from', 'to', 'target'] as const)('a %s that is no whole number starts no race, and its message says so (G23)', (field) => {
  const sheet: SetupChoice = { operation: 'addition', from: 1, to: 10, target: 20, [field]: Number.NaN };
  expect(checkChoice(sheet)).toEqual({ ok: false, error: { field } });
  expect(previewOf(sheet)).toBeDefined();
});
