import { expect, test } from 'vitest';
import { checkItem } from '../../../server/items/kinds.ts';
import type { Item } from '../../../shared/contract/sync.ts';
import type { Sheet } from '../../../shared/games/practice/sheet.ts';
import { paperConfig } from '../../../shared/games/practice/v3/config.ts';
import { practice } from '../../../shared/games/practice/v3/rules.ts';
import { totalXp } from '../../../shared/progress/view.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { sheetId } from '../../../shared/sheet-id.ts';
import { CLASS_SET, sheetOf } from '../../unit/shared/games/practice/sheets.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { recordOf } from '../other-games.ts';
import { anyItem, newId, sessionItem } from '../played-games.ts';
import { serverWithPhone } from '../server-with-phone.ts';
import { TestDevice } from '../sync-client.ts';

const DUE = sheetOf({ count: 40, set: null }, [3, 90, 260, 300, 20, 130], 7);

/** A sheet that was brought back with so many problems wrong, the first ones. */
const broughtBack = (wrong: number, { sheet = CLASS_SET, owner = 'ada', id = sheetId(sheet.code), ms = 0 } = {}): Item =>
  recordOf({
    id,
    owner,
    game: practice,
    config: paperConfig(sheet),
    next: ({ marks }) => ({ move: { type: 'mark', right: marks.length >= wrong }, afterMs: 0 }),
    time: { endedMs: TEST_NOW - 60_000 - ms },
  });

/** Another payload under the same id. */
const altered = (item: Item, change: Record<string, unknown>, id = item.id): Item =>
  anyItem({ id, owner: 'ada', kind: 'session', payload: { ...item.payload, ...change } });

onEachEngine('a sheet of paper that was brought back', (engine) => {
  const ada = serverWithPhone(engine);

  test('counts once: from a second device, with other marks, it is the session that came first', async () => {
    expect(await ada.phone.push(broughtBack(2))).toEqual([{ id: sheetId(CLASS_SET.code), status: 'accepted' }]);
    const tablet = await TestDevice.of(ada.running, 'ada', 'tablet');
    expect(await tablet.push(broughtBack(19, { ms: 5_000 }))).toEqual([{ id: sheetId(CLASS_SET.code), status: 'duplicate' }]);
    expect(await ada.phone.push(broughtBack(0), broughtBack(1))).toMatchObject([{ status: 'duplicate' }, { status: 'duplicate' }]);
    expect(await ada.listed()).toMatchObject([{ score: 150, course: 'paper', data: { kind: 'paper', answered: 20, right: 18 } }]);
    expect(await ada.xp()).toBe(10);
    expect(await ada.phone.push(broughtBack(38, { sheet: DUE }))).toMatchObject([{ status: 'accepted' }]);
    expect(await ada.xp()).toBe(10 + 9);
  });

  test('of two in one delivery the first counts', async () => {
    expect((await ada.phone.push(broughtBack(20), broughtBack(0))).map(({ status }) => status)).toEqual(['accepted', 'duplicate']);
    expect(await ada.xp()).toBe(7);
  });

  test('is of whoever brings it back: the same sheet counts for each player', async () => {
    await ada.phone.push(broughtBack(0));
    const other = await TestDevice.of(ada.running, 'bob', 'phone-of-bob');
    expect(await other.push(broughtBack(0, { owner: 'bob' }))).toMatchObject([{ status: 'accepted' }]);
    expect(totalXp(await other.figures())).toBe(10);
  });
});

const check = (item: Item) => checkItem(item, TEST_NOW);
const seedOf = (id: string) => ({ seed: seedToHex(seedFromText(id)) });
const config = (change: object, sheet: Sheet = CLASS_SET) => ({ config: { ...paperConfig(sheet), ...change } });
const idOfFree = newId();
const log = (marks: number) => ({ log: '=+;'.repeat(marks) });

test.each([
  ['under an id of free play, to count again', broughtBack(0, { id: idOfFree }), 'seed'],
  ['under the id of another sheet', broughtBack(0, { id: sheetId(DUE.code) }), 'seed'],
  ['with another seed', altered(broughtBack(0), seedOf('another')), 'seed'],
  ['that says no sheet', altered(broughtBack(0), config({ plan: 7 })), 'seed'],
  ['with facts where its code has its own', altered(broughtBack(0), config({ plan: `${CLASS_SET.code}.03` })), 'config'],
  ['with more answers than it has problems', altered(broughtBack(0), { ...config({ maxAnswers: 40 }), ...log(40) }), 'config'],
  ['with too few marks', altered(broughtBack(0), log(19)), 'unfinished'],
  ['with answers as on a screen', altered(broughtBack(0), { log: '1jk=10;' }), 'log'],
  ['of a class round', anyItem({ ...broughtBack(0), v: 4, payload: { ...broughtBack(0).payload, round: { code: '00000001' } } }), 'seed'],
])('a sheet %s is refused', (_what, item, code) => {
  expect(check(item)).toEqual({ status: 'rejected', code });
});

test('a game that was played on a screen has no id of a sheet', () => {
  const id = sheetId(CLASS_SET.code);
  expect(check(sessionItem({ id, owner: 'ada' }))).toEqual({ status: 'rejected', code: 'seed' });
});

test('a sheet that claims more than it is worth is corrected, and marks beyond its last problem are none', () => {
  const claims = { score: 2_000, timeTaken: 1, difficulty: 'medium' };
  const item = altered(broughtBack(0), { claims, ...log(60) });
  expect(check(item)).toMatchObject({
    status: 'sound',
    grounds: { replayed: { status: 'corrected', code: 'score', corrected: { score: 150, timeTaken: 31 } } },
  });
});

test('a server that does not know its rules keeps it for later', () => {
  expect(check(altered(broughtBack(0), { rules: 4 }))).toEqual({ status: 'deferred', code: 'rules' });
});
