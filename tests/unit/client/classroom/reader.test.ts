import { describe, expect, it } from 'vitest';
import { Reader } from '../../../../client/classroom/class/reader.ts';
import { codeOf, firstChoice, ROUND_GAMES } from '../../../../client/classroom/class/round-setup.ts';
import { paperResult } from '../../../../client/classroom/class/paper-result.ts';
import { MOST, ROW } from '../../../../client/classroom/storage/class-rows.ts';
import type { ClassData } from '../../../../client/classroom/storage/class-store.ts';
import { gameOf, roundText } from '../../../../client/classroom/class/said.ts';
import { readClassFile, classFile } from '../../../../client/classroom/class/class-file.ts';
import { inFours } from '../../../../client/text/fours.ts';
import { writeTyped } from '../../../../shared/classroom/typed-result.ts';
import { readCode } from '../../../../shared/classroom/round.ts';
import { ADDITION, checkedRow, classOf, DAY, played, roundOf, roundRow, seatRow } from './results.ts';

const [ROUND, OTHER, STRANGE] = [roundOf(ADDITION, 1), roundOf(ADDITION, 2), roundOf(ADDITION, 3)];
const KNOWN = { rounds: [roundRow(ROUND), roundRow(OTHER)] };
/** Longer than one code. */
const LONG = roundOf(
  { ...ADDITION, config: { ...ADDITION.config, operation: 'mixed', difficulty: 'large', friendly: false, timeLimit: 600, questions: 100 } },
  4,
);

const read = (text: string, reader = new Reader()) => reader.read(text, ROUND.code, KNOWN);

describe('What is brought in', () => {
  it('is a checked result from the text of a receipt, the same at a second reading', () => {
    const [text = ''] = played(ROUND, 5, 'Ada');
    const first = read(` ${text}\n`);
    expect(first).toMatchObject({ kind: 'result', row: { round: ROUND.code, seat: 5, asked: 20, isCalm: false } });
    expect(read(text)).toEqual(first);
  });

  it('is whole where the last character of its text is a space', () => {
    const names = Array.from({ length: 400 }, (_, n) => `pupil ${n}`);
    const text = names.map((name) => played(ROUND, 5, name)[0] ?? '').find((each) => each.endsWith(' ')) ?? '';
    expect(text).toMatch(/^TF11.* $/);
    expect(read(text)).toMatchObject({ kind: 'result', row: { seat: 5 } });
    expect(read(`\r\n${text}\r\n`)).toEqual(read(text));
  });

  it('is of another round of the class, if its code says so, and of none of it, if it is strange', () => {
    expect(read(played(OTHER, 5, 'Ada')[0] ?? '')).toMatchObject({ kind: 'result', row: { round: OTHER.code } });
    expect(read(played(STRANGE, 5, 'Ada')[0] ?? '')).toEqual({ kind: 'refused', reason: 'other_class' });
  });

  it('is calm by any clock but the ordinary one', () => {
    const calm = { ...ROUND, config: { ...ROUND.config, clock: 'off' } };
    expect(read(played(calm, 5, 'Ada')[0] ?? '')).toMatchObject({ kind: 'result', row: { isCalm: true } });
  });

  it('is put together from several codes, in any order, those of two pupils in turn', () => {
    const known = { rounds: [roundRow(LONG)] };
    const [ada, ben] = [played(LONG, 1, 'Ada'), played(LONG, 2, 'Ben')];
    expect([ada.length, ben.length]).toEqual([2, 2]);
    const reader = new Reader();
    const take = (text = '') => reader.read(text, LONG.code, known);
    expect(take(ada[1])).toEqual({ kind: 'part', have: 1, of: 2 });
    expect(take(ada[1])).toEqual({ kind: 'part', have: 1, of: 2 });
    expect(take(ben[0])).toEqual({ kind: 'part', have: 1, of: 2 });
    expect(take(ada[0])).toMatchObject({ kind: 'result', row: { seat: 1 } });
    expect(take(ben[1])).toMatchObject({ kind: 'result', row: { seat: 2 } });
  });

  it('is what eight characters say, typed in any way, for the round on the screen alone', () => {
    const typed = writeTyped(ROUND.code, { seat: 7, right: 18, asked: 20, ms: 65_400 });
    const lower = typed.toLowerCase().replace(/^(.{4})/, '$1 ');
    expect(read(lower)).toMatchObject({ kind: 'result', row: { seat: 7, right: 18, asked: 20, ms: 64_000 } });
    expect(read(lower)).not.toHaveProperty('row.checked');
    expect(read(writeTyped(OTHER.code, { seat: 7, right: 18, asked: 20, ms: 65_400 }))).toEqual({ kind: 'refused', reason: 'typed_check' });
    expect(read('ABC')).toEqual({ kind: 'refused', reason: 'typed_length' });
    expect(read('ABCDEFGU')).toEqual({ kind: 'refused', reason: 'typed_character' });
  });

  it('is refused with a reason where it is the code of a round, was changed or was cut off', () => {
    const [text = ''] = played(ROUND, 5, 'Ada');
    expect(read(`https://example.org/round#r=${ROUND.code}`)).toEqual({ kind: 'refused', reason: 'round_code' });
    expect(read(text.slice(0, -3))).toMatchObject({ kind: 'refused' });
    expect(read(text.replace(/(.{40})(.)/, (_, head: string, one: string) => head + (one === 'A' ? 'B' : 'A')))).toMatchObject({
      kind: 'refused',
    });
    expect(read('TF11 HELLO HELLO HELLO HELLO')).toMatchObject({ kind: 'refused' });
  });

  it('waits if a newer build wrote it', () => {
    // The first three bits say the form: this one is 1.
    const newer = `TF11${'5'.padEnd(20, '0')}`;
    expect(read(newer)).toMatchObject({ kind: 'newer', texts: [newer] });
    expect(read(newer)).toEqual(read(newer));
  });
});

describe('A new round', () => {
  it('has a code of eight characters by what is chosen first, in each of the four games', () => {
    expect(ROUND_GAMES).toHaveLength(4);
    for (const game of ROUND_GAMES) {
      const code = codeOf(firstChoice(game), 123_456_789) ?? '';
      expect(code).toHaveLength(8);
      expect(readCode(code)).toMatchObject({ ok: true, value: { game } });
    }
  });

  it('has sixteen for a set-up that is no preset, and none while a number is missing', () => {
    const { game, config } = firstChoice('math-race');
    expect(codeOf({ game, config: { ...config, from: 3, to: 17 } }, 1)).toHaveLength(16);
    expect(codeOf({ game, config: { ...config, from: null } }, 1)).toBeUndefined();
    expect(codeOf({ game, config: { ...config, to: Number.NaN } }, 1)).toBeUndefined();
    expect(codeOf({ game, config: { ...config, operation: 'none' } }, 1)).toBeUndefined();
  });

  it('is said in words, with its clock', () => {
    const calm = codeOf(firstChoice('speed-math', 'x2'), 1) ?? '';
    expect(roundText(calm)).toBe('Speed Math: Addition, Easy, 20 questions, 2\u00a0min, clock: twice the time');
    expect([gameOf(calm), inFours('0B83CP25'), roundText('no code')]).toEqual(['Speed Math', ['0B83', 'CP25'], 'no code']);
  });
});

describe('The file of a class', () => {
  const made = classOf(
    [seatRow(1, 'Ada'), seatRow(2, 'Ben')],
    [roundRow(ROUND, { closedMs: 9 })],
    [
      { ...checkedRow(ROUND, 1, 'Ada'), isChosen: true },
      {
        v: 1,
        id: `${ROUND.code} 2 18 20 64000`,
        round: ROUND.code,
        seat: 2,
        atMs: 5,
        day: DAY,
        right: 18,
        asked: 20,
        ms: 64_000,
        isCalm: false,
        lastMs: 8,
      },
    ],
  );
  const data: ClassData = { ...made, erased: [{ ...ROW, seat: 3, day: DAY }], erasedWork: [{ ...ROW, name: '0123456789abcdef', atMs: 7 }] };
  const text = classFile('0190-abc', data);
  const changed = (change: (file: { [name: string]: unknown }) => void): string => {
    const file = JSON.parse(text) as { [name: string]: unknown };
    change(file);
    return JSON.stringify(file);
  };

  const read = (file: string) => readClassFile(file, () => {});

  it('is what the class is, its receipts replayed', async () => {
    const taken = await read(text);
    if (!taken.ok) throw new Error(taken.error);
    const { unread: _, ...contents } = data;
    const withoutIds = (all: typeof contents) => ({ ...all, results: all.results.map(({ id: _id, ...rest }) => rest) });
    expect(withoutIds(taken.value.contents)).toEqual(withoutIds(contents));
    expect(text).not.toContain(data.results[0]?.checked?.evidence);
  });

  it('has of a sheet of paper which problems were wrong: the rest follows from its round', async () => {
    const sheet = { ...paperResult(ROUND.code, 2, 20, [0, 3, 19]), atMs: 5, day: DAY, isChosen: true as const };
    const file = JSON.parse(classFile('0190-abc', { ...data, results: [sheet] })) as { results: { [name: string]: unknown }[] };
    const [told] = file.results;
    const claimed = { ...told, id: 'another', right: 20, asked: 127, ms: 9, isCalm: true };
    const taken = await read(JSON.stringify({ ...file, results: [claimed] }));
    expect(taken.ok && taken.value.contents.results).toEqual([sheet]);
    const { paper: _, ...older } = told ?? {};
    const asTyped = await read(JSON.stringify({ ...file, results: [older] }));
    expect(asTyped.ok && asTyped.value.contents.results[0]).toMatchObject({ right: 17, asked: 20 });
  });

  it('is taken by a build without paper, which takes such a result for typed, however many problems it has', async () => {
    const race = roundOf({ game: 'math-race', rules: 2, config: { operation: 'addition', from: 1, to: 20, target: 300, clock: 'on' } }, 1);
    const sheet = { ...paperResult(race.code, 2, 300, [7, 250]), atMs: 5, day: DAY };
    const file = classFile('0190-abc', { ...data, rounds: [roundRow(race)], results: [sheet] });
    const taken = await read(file);
    expect(taken.ok && taken.value.contents.results).toEqual([sheet]);
    const older = JSON.parse(file) as { results: { paper?: unknown }[] };
    for (const each of older.results) delete each.paper;
    const asTyped = await read(JSON.stringify(older));
    expect(asTyped.ok && asTyped.value.contents.results[0]).toMatchObject({ right: 127, asked: 127 });
  });

  it('keeps a sheet of a round that only a newer build knows', async () => {
    const sheet = { ...paperResult('newer', 2, 30, [7, 25]), atMs: 5, day: DAY };
    const taken = await read(changed((file) => (file['results'] = [sheet])));
    expect(taken.ok && taken.value.contents.results).toEqual([sheet]);
  });

  it('is taken without anything erased, as an older build wrote it', async () => {
    const taken = await read(changed((file) => delete file['erased'] && delete file['erasedWork']));
    expect(taken.ok && taken.value.contents).toMatchObject({ seats: data.seats, erased: [], erasedWork: [] });
  });

  it('is read receipt by receipt: the window has its turn after each, and hears how far it is', async () => {
    const results = [1, 2, 3].flatMap((n) => [checkedRow(ROUND, 1, `Ada ${n}`), ...data.results.slice(1)]);
    const heard: string[] = [];
    await readClassFile(classFile('0190-abc', { ...data, results }), (checked, of) => {
      heard.push(`${checked} of ${of}`);
      setTimeout(() => heard.push('the window'));
    });
    expect(heard).toEqual(['1 of 6', 'the window', '3 of 6', 'the window', '5 of 6', 'the window']);
  });

  it('can claim no more than its receipts say', async () => {
    const forged = changed((file) => {
      const [first] = file['results'] as { right: number; ms: number; isCalm: boolean }[];
      if (first) [first.right, first.ms, first.isCalm] = [20, 1, true];
    });
    const taken = await read(forged);
    expect(taken.ok && taken.value.contents.results[0]?.right).toBe(data.results[0]?.right);
  });

  it.each([
    ['no JSON', 'hello', 'not_a_class'],
    ['another file', '{"format":"tenfold-backup"}', 'not_a_class'],
    ['a list', '[]', 'not_a_class'],
    ['of a newer build', changed((file) => (file['v'] = 2)), 'newer'],
    ['no seats', changed((file) => (file['seats'] = {})), 'damaged'],
    ['64 seats', changed((file) => (file['seats'] = Array.from({ length: 64 }, () => seatRow(1, 'x')))), 'damaged'],
    ['a seat without a name', changed((file) => (file['seats'] = [{ ...seatRow(1, '\u200b') }])), 'damaged'],
    ['an erased seat without a day', changed((file) => (file['erased'] = [{ seat: 3 }])), 'damaged'],
    ['an erased round by its code', changed((file) => (file['erasedWork'] = [{ name: ROUND.code, atMs: 7 }])), 'damaged'],
    ['an erased round without a time', changed((file) => (file['erasedWork'] = [{ name: '0123456789abcdef' }])), 'damaged'],
    [
      'too much that was erased',
      changed((file) => (file['erasedWork'] = Array.from({ length: MOST.erasedWork + 1 }, () => data.erasedWork[0]))),
      'damaged',
    ],
    ['an id that is a path', changed((file) => (file['id'] = '../x')), 'damaged'],
    ['a code that is none', changed((file) => (file['rounds'] = [{ ...roundRow(ROUND), code: 'ABC' }])), 'damaged'],
    ['a receipt that does not hold', changed((file) => (file['results'] = [{ ...data.results[0], texts: ['TF11'] }])), 'damaged'],
    ['more right than asked', changed((file) => (file['results'] = [{ ...data.results[1], right: 30 }])), 'damaged'],
  ])('is refused: %s', async (_what, file, reason) => {
    expect(await read(file)).toEqual({ ok: false, error: reason });
  });
  it.each([[[20]], [[-1]], [[3, 3]], [[5, 2]], [[1.5]], [['1']], ['all'], [null]])(
    'is refused: a sheet of twenty problems of which %j are wrong',
    async (wrong) => {
      const file = changed((all) => (all['results'] = [{ ...data.results[1], paper: { wrong } }]));
      expect(await read(file)).toEqual({ ok: false, error: 'damaged' });
    },
  );
});
