import fc from 'fast-check';
import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { checkReceipt, receiptTexts } from '../../../../shared/classroom/check-receipt.ts';
import { ROUND_PRESETS as PRESETS } from '../../../../shared/games/rounds.ts';
import { readReceipt, receiptId, writeReceipt, type Receipt } from '../../../../shared/classroom/receipt.ts';
import type { Round } from '../../../../shared/classroom/round.ts';
import type { RoundSetup } from '../../../../shared/games/kit/round-form.ts';
import { evidenceOfRun } from '../../../../shared/games/evidence.ts';
import { CLOCKS } from '../../../../shared/games/kit/clock.ts';
import { replay } from '../../../../shared/games/replay.ts';
import { mannerOf } from '../../../../shared/progress/counted/summary.ts';
import { roundSeed } from '../../../../shared/round-seed.ts';
import { seedToHex } from '../../../../shared/seed.ts';
import { byClock, playedLog, RESTLESS, roundWith, someSetup, STEADY, type Manner } from './pupil.ts';

const clocked = (n: number) => ({ ...(PRESETS[n] as (typeof PRESETS)[number]), config: { ...PRESETS[n]?.config, clock: 'on' } });
const RACE = roundWith(clocked(PRESETS.findIndex(({ game }) => game === 'math-race')));

const textsOf = (round: Round, log: string, seat = 12): readonly string[] => {
  const texts = receiptTexts(round, seat, log);
  if (!texts) throw new Error('no receipt');
  return texts;
};

/** A receipt as it was read. */
function read(texts: readonly string[]): Receipt {
  const receipt = readReceipt(texts);
  if (!receipt.ok) throw new Error(receipt.error);
  return receipt.value;
}

/** What the server makes of the same session. */
function replayed(round: Round, log: string) {
  const run = replay({ game: round.game, rules: round.rules, seed: seedToHex(roundSeed(round.code)), config: round.config, log });
  if (!run.ok) throw new Error(run.error);
  return { outcome: run.value.outcome, said: evidenceOfRun(round.game, run.value.answers(), mannerOf({}, run.value)) };
}

const BORDER = 1;
/** The version of the QR code of a text: each has four modules a side more than the one before. */
const versionOf = (text: string, ecc: 'low' | 'medium' = 'medium'): number =>
  (encodeQR(text, 'raw', { ecc, border: BORDER }).length - 2 * BORDER - 17) / 4;

describe('an honest receipt', () => {
  it('of a thousand runs with stalls, sleeps, resumes and stray presses is checked, and says what the server says', () => {
    const courses = new Map<string, number>();
    for (let n = 0; n < 1_000; n++) {
      const round = roundWith(someSetup(n), n);
      const log = playedLog(round, `pupil ${n}`, n % 3 === 0 ? STEADY : RESTLESS, 1 + (n % 30));
      const checked = checkReceipt(textsOf(round, log, n % 64));
      if (!checked.ok) throw new Error(`${n} ${round.code}: ${checked.error}`);
      const { score, right, asked, ms, course, receipt, evidence } = checked.value;
      const { outcome, said } = replayed(round, log);
      expect(evidence).toBe(said);
      expect([score, right, asked, ms]).toEqual([
        outcome.score,
        outcome.sessionData['correct'],
        outcome.sessionData['answered'],
        outcome.durationMs,
      ]);
      expect([course, receipt.seat, receipt.round]).toEqual([round.config['clock'] === 'on' ? 'round' : 'calm', n % 64, round]);
      courses.set(`${round.game} ${course}`, (courses.get(`${round.game} ${course}`) ?? 0) + 1);
    }
    expect(courses.size).toBe(8);
    expect(Math.min(...courses.values())).toBeGreaterThan(50);
  });

  it('is of the round whatever clock was played by', () => {
    for (const clock of CLOCKS) {
      const round = byClock(RACE, clock);
      expect(checkReceipt(textsOf(round, playedLog(round, clock)))).toMatchObject({
        ok: true,
        value: { course: clock === 'on' ? 'round' : 'calm', receipt: { round: { code: RACE.code } } },
      });
    }
  });

  it('read twice has the same id; another run, another seat and another round have others', () => {
    const [log, other] = [playedLog(RACE, 'one'), playedLog(RACE, 'other')];
    const again = roundWith(RACE, 1);
    const receipts = [textsOf(RACE, log), textsOf(RACE, other), textsOf(RACE, log, 13), textsOf(again, playedLog(again, 'one'))];
    expect(new Set([...receipts, ...receipts].map((texts) => receiptId(read(texts)))).size).toBe(4);
  });

  it('is not made of a run that goes on', () => {
    const log = playedLog(RACE, 'one');
    expect(receiptTexts(RACE, 1, log.slice(0, log.indexOf(';', 30) + 1))).toBeUndefined();
    expect(receiptTexts(RACE, 1, 'no log')).toBeUndefined();
  });

  it('keeps all of the log that did anything, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 20 }), (n, answers) => {
        const round = roundWith(someSetup(n), n);
        const [steady, restless] = [playedLog(round, 'steady', STEADY, answers), playedLog(round, 'restless', RESTLESS, answers)];
        expect(read(textsOf(round, steady)).log).toBe(steady);
        const { log } = read(textsOf(round, restless));
        expect(replayed(round, log).outcome).toEqual(replayed(round, restless).outcome);
        expect(read(textsOf(round, log)).log).toBe(log);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a receipt as a QR code', () => {
  /** The longest text of many runs with so many answers. */
  const longest = (setups: readonly RoundSetup[], answers: number, manner: Manner): string =>
    setups
      .flatMap((setup) => {
        const round = roundWith(setup);
        return Array.from({ length: 25 }, (_, i) => textsOf(round, playedLog(round, `pupil ${i}`, manner, answers)));
      })
      .map((texts) => {
        expect(texts).toHaveLength(1);
        const checked = checkReceipt(texts);
        return checked.ok && checked.value.asked <= answers ? (texts[0] ?? '') : '';
      })
      .reduce((most, text) => (text.length > most.length ? text : most), '');

  const presetsOf = (game: string, keep: (config: RoundSetup['config']) => boolean = () => true): readonly RoundSetup[] =>
    PRESETS.filter((preset) => preset.game === game && keep(preset.config)).map(({ config, ...rest }) => ({
      ...rest,
      config: { ...config, clock: 'on' },
    }));

  it.each([
    ['Speed Math', presetsOf('speed-math', ({ questions }) => questions === 20), STEADY, 149],
    ['Math Race', presetsOf('math-race'), { ...STEADY, wrong: 0 }, 149],
    ['Calculator vs Brain, a press a round', presetsOf('calculator-vs-brain'), STEADY, 149],
    // Whoever does not wait for the next question presses twice as often.
    ['Multiplication Table, a press after each answer', presetsOf('multiplication-table'), STEADY, 170],
  ])('of 20 answers is one of version 6: %s', (_game, setups, manner, most) => {
    const text = longest(setups, 20, manner);
    expect(text).toMatch(/^TF11[0-9A-Z $%*+./:-]+$/);
    expect(text.length).toBeGreaterThan(90);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(versionOf(text, most > 149 ? 'low' : 'medium')).toBeLessThanOrEqual(6);
  });

  it.each([
    ['Speed Math', presetsOf('speed-math', ({ questions }) => questions === 60), STEADY],
    ['Math Race', [{ ...RACE, config: { ...RACE.config, to: 100, target: 60 } }], { ...STEADY, wrong: 0 }],
    ['Calculator vs Brain, a press a round', presetsOf('calculator-vs-brain'), STEADY],
    ['Multiplication Table, a press after each answer', presetsOf('multiplication-table', ({ mode }) => mode === 'practice'), STEADY],
  ])('of 60 answers is one of version 12: %s', (_game, setups, manner) => {
    const text = longest(setups, 60, manner);
    expect(text.length).toBeGreaterThan(200);
    expect(text.length).toBeLessThanOrEqual(419);
    expect(versionOf(text)).toBeLessThanOrEqual(12);
  });

  it('of more answers is several codes of that size, read in any order and twice; one alone is not enough', () => {
    const round = roundWith({ ...RACE, config: { ...RACE.config, target: 150 } });
    const texts = textsOf(round, playedLog(round, 'long'));
    expect(texts).toHaveLength(2);
    expect(Math.max(...texts.map((each) => versionOf(each)))).toBeLessThanOrEqual(12);
    const [first = '', second = ''] = texts;
    expect(checkReceipt([second, first, second])).toMatchObject({ ok: true, value: { right: 150 } });
    expect(checkReceipt([first])).toEqual({ ok: false, error: 'incomplete' });
    const [, other = ''] = textsOf(round, playedLog(round, 'another'));
    expect(checkReceipt([first, other])).toEqual({ ok: false, error: 'hash' });
  });

  it('is not made of a run that no class plays', () => {
    const round = roundWith({ ...RACE, config: { ...RACE.config, target: 1_000 } });
    expect(receiptTexts(round, 1, playedLog(round, 'for hours'))).toBeUndefined();
  });

  it('is replayed in a few milliseconds', () => {
    const receipts = Array.from({ length: 200 }, (_, n) => {
      const round = roundWith(clocked(n % PRESETS.length), n);
      return textsOf(round, playedLog(round, 'pupil', STEADY, 60));
    });
    const from = performance.now();
    for (const texts of receipts) expect(checkReceipt(texts).ok).toBe(true);
    const ms = (performance.now() - from) / receipts.length;
    expect(ms).toBeLessThan(20);
  });
});

/** As they were written when rounds began. A class has devices of several builds, so these are read for ever. */
const GOLDEN: readonly (readonly [what: string, text: string, figures: object])[] = [
  [
    'speed-math on',
    'TF112HRUQOOUC600AH.WADW IERX83DRL 0FTPK44+XB0HVC9SILQULWV762.SKA0D4ELA-LSQ3LZ3*8',
    { score: 120, right: 11, asked: 11, ms: 120000, course: 'round' },
  ],
  [
    'speed-math off',
    'TF111NFF+CZFYK00AIU5G+BQIT-B11DQ7307*693KR 9NZJII7N.-$N8D+CR/+VV0B7BW2AI9%RJ5J3A0 $XAPRBMQ:P32QNPXL9CT0/6YHHV2VTF8LW2*WRJLS.E9AP2C8/WR1Q.1/CG6763Q3I6000JAH3LBVAF3',
    { score: 168, right: 16, asked: 20, ms: 128909, course: 'calm' },
  ],
  [
    'math-race on',
    'TF112Q9P%AXH1R00AH/6QP60Q A-*122QX32UZIQHBZG436TTII:YTC/IN%L///YJVR%ZP1$G/4GLQBET5HPCL8/0TPA+MPXO-SBOI2Y9K+7:77*V6IOLDP0I%27I73NCP*8T05W GM02*EX001+HE6R HBK:9',
    { score: 206, right: 20, asked: 30, ms: 85673, course: 'round' },
  ],
  [
    'math-race off',
    'TF112EL1YBYIDG00AIU6QP60M%WLP0.+$$32VCQLR6N:LC:%VK3P%BA:$9L687%+R7PQOFL-PS7-XZL5LV73D:N+HA%BW8NBAQ:1I8ECDJZ$IU2IEN3IMW2JH62.I7L.LLS/9.5IBDASBBW3PMC9WK5ALK000015AC /U-E9NIX6DIQGHZB9GDA2G0+7PK.78CR86PTLWX5WW9*W 79PAZHF.%T6 8AR00000M$6XK33',
    { score: 206, right: 20, asked: 29, ms: 209503, course: 'calm' },
  ],
  [
    'multiplication-table on',
    'TF112IP+70N6EH00AH/EA7C-7:5C49P-4-U G$.BAYV1U $DEDJ7 EJQ:-ZSHHRPLSQBCPYU869SV/Q2HT0 0BMD.004Y78-6TC',
    { score: 378, right: 6, asked: 8, ms: 19801, course: 'round' },
  ],
  [
    'multiplication-table off',
    'TF112FRP4L:W B00AIU7$PW7F/AO8J6$9%S*%EVMLOH3S+YAKQ%FRT6L4MIO1*%/AOC6HI K04JCI.74ZD1R0M:R*009NEH$DDO',
    { score: 245, right: 6, asked: 8, ms: 19801, course: 'calm' },
  ],
  [
    'calculator-vs-brain on',
    'TF111Z.BHS5:-Q00AH/G7+G-7/K/V7MN054J$ N1JQ$*3M %FK/Q- QOW4*NC//B1ZOAFELGGY7:01',
    { score: 500, right: 4, asked: 8, ms: 18874, course: 'round' },
  ],
  [
    'calculator-vs-brain off',
    'TF110K +CEER+H00AIUSXLTY20CUS26A/YDJ 8B29*VWCR4TKD4NBDSXFKENP:0I6*M:HP*A3UHD9SV5Y/WVO',
    { score: 1050, right: 7, asked: 8, ms: 22663, course: 'calm' },
  ],
];

describe('a receipt of an earlier build', () => {
  it.each(GOLDEN)('says the same: %s', (_what, text, figures) => {
    expect(checkReceipt([text])).toMatchObject({ ok: true, value: { ...figures, receipt: { seat: 9 } } });
  });

  it('is written alike by this one', () => {
    for (const [, text] of GOLDEN) expect(writeReceipt(read([text]))).toEqual([text]);
  });
});
