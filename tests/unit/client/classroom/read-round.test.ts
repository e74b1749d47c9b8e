import { describe, expect, it, vi } from 'vitest';
import { linkedCode, scannedCode, scannedSheet } from '../../../../client/classroom/round/linked-code.ts';
import { readRound } from '../../../../client/classroom/round/read-round.ts';
import { refusals } from '../../../../client/words/en/classroom/round.ts';
import { makeCode } from '../../../../shared/classroom/round.ts';
import { makeSheetCode } from '../../../../shared/games/practice/sheet.ts';
import { roundWith } from '../../shared/classroom/pupil.ts';

/** Without a page its code comes at once. */
vi.mock('../../../../client/window/missing-chunk.ts', () => ({ untilLoaded: <Part>(load: () => Promise<Part>) => load() }));

const SETUP = {
  game: 'speed-math',
  rules: 3,
  config: { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 60, questions: 7, clock: 'on' },
} as const;
const round = roundWith(SETUP);

describe('The code of a round', () => {
  it('is taken as somebody types it', async () => {
    expect(await readRound(` ${round.code.toLowerCase().replace(/.{4}/g, '$& ')}`)).toEqual({ ok: true, value: round });
  });

  it.each([
    ['', refusals.empty],
    [' ', refusals.empty],
    [round.code.slice(1), refusals.length],
    [`U${round.code.slice(1)}`, refusals.character({ at: 1 })],
    [round.code.slice(0, -1) + (round.code.endsWith('0') ? '1' : '0'), refusals.check],
    ['ZZZZZZZZ', refusals.check],
    [makeSheetCode({ count: 20, set: null }, 1), refusals.sheet],
  ])('that is none is refused in words: "%s"', async (typed, words) => {
    expect(await readRound(typed)).toMatchObject({ ok: false, error: { text: words } });
  });

  it('asks for an update where it names rules that this build does not have', async () => {
    const later = makeCode({ ...SETUP, rules: 9 }, 1) ?? '';
    expect(await readRound(later)).toEqual({ ok: false, error: { text: refusals.newer } });
  });

  it('is no round where its rules refuse its set-up', async () => {
    const refused = makeCode(
      { ...SETUP, game: 'math-race', rules: 2, config: { operation: 'addition', from: 20, to: 10, target: 5, clock: 'on' } },
      1,
    );
    expect(await readRound(refused ?? '')).toEqual({ ok: false, error: { text: refusals.check } });
  });
});

it('a QR code says it in an address of any site, or plainly', () => {
  expect(linkedCode(`r=${round.code}`)).toBe(round.code);
  expect([linkedCode(''), linkedCode('contact')]).toEqual(['', '']);
  expect(scannedCode(`https://school.example/de/round#r=${round.code}`)).toBe(round.code);
  expect(scannedCode('K7QM-2X0T')).toBe('K7QM-2X0T');
});

it('the QR code of a sheet of paper says the code of the sheet, which is no round', async () => {
  const code = makeSheetCode({ count: 40, set: null }, 2);
  const address = `https://school.example/practice/print#p=${code}.A1B2`;
  expect(scannedCode(address)).toBe(code);
  // With the facts that only the QR code has, it can be brought back.
  expect(await readRound(scannedCode(address), scannedSheet(address))).toEqual({
    ok: false,
    error: { text: refusals.sheet, sheet: `${code}.A1B2` },
  });
  expect(await readRound(code)).toEqual({ ok: false, error: { text: refusals.sheet, sheet: code } });
  expect(scannedSheet(`https://school.example/round#r=${round.code}`)).toBeUndefined();
});
