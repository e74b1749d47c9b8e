import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsOf } from '../../../../shared/bits.ts';
import { checkReceipt, receiptTexts, type CheckRefusal } from '../../../../shared/classroom/check-receipt.ts';
import { ROUND_PRESETS as PRESETS } from '../../../../shared/games/rounds.ts';
import { filled, readText, writeText } from '../../../../shared/classroom/qr-text.ts';
import { MOST_CHARACTERS, readReceipt, writeReceipt, type Receipt } from '../../../../shared/classroom/receipt.ts';
import type { Round } from '../../../../shared/classroom/round.ts';
import { seedFromText } from '../../../../shared/seed.ts';
import { byClock, playedLog, roundWith, STEADY } from './pupil.ts';

const setupOf = (game: string) => {
  const { config, ...preset } = PRESETS.find((each) => each.game === game) as (typeof PRESETS)[number];
  return { ...preset, config: { ...config, clock: 'on' } };
};

const SPEED = roundWith(setupOf('speed-math'));
const CALCULATOR = roundWith(setupOf('calculator-vs-brain'));
const TABLE = roundWith({ game: 'multiplication-table', rules: 3, config: { mode: 'practice', table: 7, clock: 'on' } });

/** An honest receipt, as the device that makes it has it. */
function honest(round: Round): Receipt {
  const receipt = readReceipt(receiptTexts(round, 7, playedLog(round, 'honest')) ?? []);
  if (!receipt.ok) throw new Error(receipt.error);
  return receipt.value;
}

const [speed, table, calculator] = [honest(SPEED), honest(TABLE), honest(CALCULATOR)];
const textsOf = (receipt: Receipt): readonly string[] => writeReceipt(receipt) ?? [];
const [text = ''] = textsOf(speed);

/** The receipt with other figures, as somebody writes it who has all of this code, hash included. */
const claiming = (receipt: Receipt, change: Partial<Receipt['claimed']>): readonly string[] =>
  textsOf({ ...receipt, claimed: { ...receipt.claimed, ...change } });

const logging = (receipt: Receipt, change: (entries: readonly string[]) => readonly string[]): readonly string[] => {
  const entries = receipt.log.split(';').slice(0, -1);
  return textsOf({
    ...receipt,
    log: change(entries)
      .map((entry) => `${entry};`)
      .join(''),
  });
};

/** The log's first entry of this kind in another form. */
const with1 = (of: (entry: string) => boolean, change: (entry: string) => string) => (entries: readonly string[]) => {
  const at = entries.findIndex(of);
  return entries.map((entry, i) => (i === at ? change(entry) : entry));
};

/** A receipt whose bits somebody has changed by hand. */
const bitten = (change: (bits: string) => string): readonly string[] => [`TF11${writeText(change(readText(text.slice(4)) ?? ''))}`];

const flipped = (at: number) => (bits: string) => bits.slice(0, at) + (bits[at] === '0' ? '1' : '0') + bits.slice(at + 1);

const isAnswer = (entry: string): boolean => /=-?[0-9a-z]+$/.test(entry);
const otherSeed = roundWith(TABLE, 77);
const otherPauses = roundWith(SPEED, 77);
const harder = roundWith({ ...TABLE, config: { ...TABLE.config, table: 12 } });

const FORGED: readonly (readonly [kind: string, texts: readonly string[], reason: CheckRefusal])[] = [
  ['a higher score', claiming(speed, { score: speed.claimed.score + 10 }), 'figures'],
  ['one more right answer', claiming(speed, { right: speed.claimed.right + 1 }), 'figures'],
  ['fewer questions', claiming(speed, { asked: speed.claimed.right }), 'figures'],
  ['a shorter time', claiming(speed, { ms: speed.claimed.ms - 1_000 }), 'figures'],
  [
    'the time of one answer in its log',
    logging(
      speed,
      with1(isAnswer, (entry) => entry.replace(/^[^=]+/, 'rs')),
    ),
    'figures',
  ],
  [
    'another answer',
    logging(
      speed,
      with1(isAnswer, (entry) => `${entry}0`),
    ),
    'figures',
  ],
  ['the questions of another round', textsOf({ ...table, round: otherSeed }), 'figures'],
  ['the questions of another round, whose pauses are longer', textsOf({ ...speed, round: otherPauses }), 'unfinished'],
  ['the set-up of another round', textsOf({ ...table, round: harder }), 'figures'],
  [
    'a set-up that no rules take',
    textsOf({
      ...honest(roundWith({ game: 'math-race', rules: 2, config: { operation: 'addition', from: 9, to: 10, target: 5, clock: 'on' } })),
      round: roundWith({ game: 'math-race', rules: 2, config: { operation: 'addition', from: 10, to: 9, target: 5, clock: 'on' } }),
    }),
    'set_up',
  ],
  [
    'rules that are still to come',
    textsOf({ ...speed, round: roundWith({ game: 'speed-math', rules: 15, config: SPEED.config }) }),
    'newer',
  ],
  [
    'rules that had another set-up',
    textsOf({ ...speed, round: roundWith({ game: 'speed-math', rules: 1, config: SPEED.config }) }),
    'set_up',
  ],
  ['a preset that is still to come', bitten((bits) => rehashed(bits.slice(0, 37) + '111111111' + bits.slice(46))), 'newer'],
  ['a form of receipts that is still to come', bitten((bits) => `111${bits.slice(3)}`), 'newer'],
  ['calm play told as play by the clock', textsOf({ ...honest(byClock(SPEED, 'off')), round: SPEED }), 'move'],
  ['play by the clock told as calm', textsOf({ ...table, round: byClock(TABLE, 'x2') }), 'move'],
  ['an answer while none was asked for', logging(speed, ([first = '', ...rest]) => [first, '1=5', ...rest]), 'move'],
  ['an answer after the end', logging(speed, (entries) => [...entries, '1=5']), 'move'],
  ['a break after the end', logging(speed, (entries) => [...entries, '1!5']), 'move'],
  [
    'an answer after the calculator',
    logging(
      calculator,
      with1(isAnswer, (entry) => entry.replace(/^[^=]*/, '2lc')),
    ),
    'move',
  ],
  ['the next round before its time', logging(calculator, ([first = '', ...rest]) => [first, '=>', '=>', ...rest]), 'move'],
  [
    'an answer that nobody can type',
    logging(
      speed,
      with1(isAnswer, (entry) => entry.replace(/=.*/, '=zzzzzz')),
    ),
    'log',
  ],
  ['a run that was not played to its end', logging(speed, (entries) => entries.slice(0, 5)), 'unfinished'],
  ['no moves at all', logging(speed, () => []), 'unfinished'],
  ['answers that nobody gives so fast', quick(), 'implausible'],
  [
    'a day for one answer',
    logging(
      table,
      with1(isAnswer, (entry) => entry.replace(/^[^=]+/, '1fgtvk1')),
    ),
    'figures',
  ],
  ['a bit changed in its log', bitten(flipped(200)), 'hash'],
  ['another seat', bitten(flipped(70)), 'hash'],
  ['another hash', bitten(flipped(10)), 'hash'],
  ['its last character cut off', [text.slice(0, -1)], 'cut_off'],
  ['its second half cut off', [text.slice(0, text.length / 2)], 'cut_off'],
  ['nothing but its beginning', ['TF11'], 'cut_off'],
  ['something behind its end', [`${text}00000`], 'hash'],
  ['small letters', [text.toLowerCase()], 'not_a_receipt'],
  ['a text of something else', ['https://example.com/ticket/1234'], 'not_a_receipt'],
  ['nothing', [], 'not_a_receipt'],
  ['more codes than it has', [text, text.replace('TF11', 'TF12')], 'not_a_receipt'],
  ['a code that would be larger than any', [`TF11${'0'.repeat(MOST_CHARACTERS)}`], 'not_a_receipt'],
];

/** All at once, as a script does it. */
function quick(): readonly string[] {
  const log = playedLog(TABLE, 'script', { ...STEADY, slowestMs: 500 }).replaceAll(/(^|;)[0-9a-z]*=(?=[0-9])/g, '$1a=');
  return receiptTexts(TABLE, 1, log) ?? [];
}

/** Bits with the hash that belongs to them, as somebody has it who has read the code. */
function rehashed(bits: string): string {
  const body = bits.slice(33);
  return bits.slice(0, 3) + bitsOf([[(seedFromText(`receipt:${body}`)[0] ?? 0) >>> 2, 30]]) + body;
}

describe('a forged receipt is refused with its reason', () => {
  it('and an honest one is not', () => {
    for (const receipt of [speed, table, calculator]) expect(checkReceipt(textsOf(receipt)).ok).toBe(true);
  });

  it.each(FORGED)('%s', (_kind, texts, error) => {
    expect(checkReceipt(texts)).toEqual({ ok: false, error });
  });
});

describe('whatever a camera reads', () => {
  const RUNS = 1_000;
  const CHARACTERS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:');
  const characters = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: MOST_CHARACTERS + 10 });
  const isRefused = (texts: readonly string[]): void => {
    expect(checkReceipt(texts).ok).toBe(false);
  };

  it('is refused if it is anything else', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            characters,
            characters.map((each) => `TF11${each}`),
          ),
          { maxLength: 12 },
        ),
        isRefused,
      ),
      {
        numRuns: RUNS,
      },
    );
  });

  it('is refused with one character changed, left out, doubled or swapped', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...CHARACTERS), fc.nat(3), (at, character, way) => {
        const [before, rest] = [text.slice(0, at), text.slice(at + 1)];
        const wrong =
          [before + character + rest, before + rest, before + text.charAt(at) + text.charAt(at) + rest, swap(text, at)][way] ?? '';
        fc.pre(wrong !== text);
        isRefused([wrong]);
      }),
      { numRuns: RUNS },
    );
  });

  it('is read in no time, whatever its bits say with a hash that is right', () => {
    let tookMs = 0;
    const bits = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 34, maxLength: 2_240 });
    fc.assert(
      fc.property(bits, fc.boolean(), (drawn, isOfSpeed) => {
        // As it was drawn, or with the round, seat and figures of an honest one before it.
        const head = (readText(text.slice(4)) ?? '').slice(0, isOfSpeed ? 33 + 45 + 50 : 33);
        const from = performance.now();
        const checked = checkReceipt([`TF11${writeText(rehashed(filled(head.replace(/^.../, '000') + drawn)))}`]);
        tookMs += performance.now() - from;
        expect(checked.ok).toBe(false);
      }),
      { numRuns: RUNS },
    );
    expect(tookMs / RUNS).toBeLessThan(25);
  });

  it('is read in no time, even if it is the longest run that can be told', () => {
    const entries = Array.from({ length: 3_300 }, () => '.;').join('');
    const texts = writeReceipt({ ...table, log: entries }) ?? [];
    expect(texts.length).toBeGreaterThan(1);
    const from = performance.now();
    expect(checkReceipt(texts)).toEqual({ ok: false, error: 'unfinished' });
    expect(performance.now() - from).toBeLessThan(1_000);
    expect(writeReceipt({ ...table, log: entries + entries })).toBeUndefined();
  });
});

const swap = (whole: string, at: number): string =>
  whole.slice(0, at) +
  whole
    .slice(at, at + 2)
    .split('')
    .toReversed()
    .join('') +
  whole.slice(at + 2);
