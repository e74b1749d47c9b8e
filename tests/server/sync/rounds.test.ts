import { expect, test } from 'vitest';
import { checkItem } from '../../../server/items/kinds.ts';
import type { RoundSetup } from '../../../shared/games/kit/round-form.ts';
import { ROUND_PRESETS as PRESETS } from '../../../shared/games/rounds.ts';
import { makeCode } from '../../../shared/classroom/round.ts';
import type { Item, PushResult } from '../../../shared/contract/sync.ts';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import type { Table } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { multiplicationTable } from '../../../shared/games/multiplication-table/v3/rules.ts';
import { sessionXp } from '../../../shared/progress/counted/xp.ts';
import { roundSeed } from '../../../shared/round-seed.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { playsTable } from '../../unit/shared/games/players.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { recordOf } from '../other-games.ts';
import { anyItem, newId } from '../played-games.ts';
import { serverWithPhone } from '../server-with-phone.ts';
import { TestDevice } from '../sync-client.ts';

const PRESET = PRESETS.find(({ config: { mode, table } }) => mode === 'practice' && table === 7) as RoundSetup;
const codeBy = (clock: Clock, chance = 1): string => makeCode({ ...PRESET, config: { ...PRESET.config, clock } }, chance) ?? '';
const CODE = codeBy('on');

/** A game of the round with so many right answers, by whichever clock. */
const game = (answers: number, { round = CODE, clock = 'on', table = 7 }: { round?: string; clock?: Clock; table?: Table } = {}): Item =>
  recordOf({
    id: newId(),
    owner: 'ada',
    game: multiplicationTable,
    config: { mode: 'practice', table, clock },
    next: playsTable({ answer: () => 2_000, hand: () => 300 }, answers),
    round,
  });

/** Another payload under the same id. */
const altered = (item: Item, change: Record<string, unknown>): Item =>
  anyItem({ id: item.id, owner: 'ada', kind: 'session', v: 4, payload: { ...item.payload, ...change } });

/** A code that a newer build made: its first digit names another version. */
const NEWER = 'Z000000N';

onEachEngine('games of a class round', (engine) => {
  const ada = serverWithPhone(engine);

  test('of one code the best alone gives XP, whichever came first and from whichever device', async () => {
    const worth: number[] = [];
    for (const answers of [3, 12, 6]) {
      const [result] = (await ada.phone.push(game(answers))) as [PushResult];
      expect(result.status).toBe('accepted');
      worth.push(await ada.xp());
    }
    expect(worth[1]).toBeGreaterThan(worth[0] ?? 0);
    expect(worth[2]).toBe(worth[1]);
    const laptop = await TestDevice.of(ada.running, 'ada', 'laptop');
    await laptop.push(game(9), game(9, { round: codeBy('on', 2) }));
    const sessions = await ada.listed();
    expect(sessions.map(({ course, round }) => [course, round === CODE])).toEqual([
      ['round', true],
      ['round', true],
      ['round', true],
      ['round', true],
      ['round', false],
    ]);
    const best = (code: string) => Math.max(...sessions.filter(({ round }) => round === code).map(sessionXp));
    expect(await ada.xp()).toBe(best(CODE) + best(codeBy('on', 2)));
  });

  test('one by a clock of its own is of the round, calm, and pays with it', async () => {
    expect((await ada.phone.push(game(3, { clock: 'off' }))).map(({ status }) => status)).toEqual(['accepted']);
    expect(await ada.listed()).toMatchObject([{ round: CODE, course: 'calm' }]);
    await ada.phone.push(game(2));
    const worth = (await ada.listed()).map(sessionXp);
    expect(worth).toHaveLength(2);
    expect(await ada.xp()).toBe(Math.max(...worth));
  });
});

const check = (item: Item) => checkItem(item, TEST_NOW);

test.each([
  ['the questions of its id', altered(game(3), { seed: seedToHex(seedFromText('another')) }), { status: 'rejected', code: 'seed' }],
  ['the code of another round', altered(game(3), { round: { code: codeBy('on', 2) } }), { status: 'rejected', code: 'seed' }],
  ['another set-up', game(3, { table: 8 }), { status: 'rejected', code: 'config' }],
  [
    'a code that is mistyped',
    game(3, { round: `${CODE.slice(0, -1)}${CODE.endsWith('0') ? '1' : '0'}` }),
    { status: 'rejected', code: 'payload' },
  ],
  ['no code', altered(game(3), { round: {} }), { status: 'rejected', code: 'payload' }],
  ['a code in small letters', game(3, { round: CODE.toLowerCase().replace(/^./, 'a') }), { status: 'rejected', code: 'payload' }],
  ['a challenge', altered(game(3), { challenge: { id: 'c-1', revision: 1 } }), { status: 'rejected', code: 'payload' }],
  ['a code of a newer build', altered(game(3, { round: NEWER }), {}), { status: 'deferred', code: 'rules' }],
])('a game of a round with %s', (_what, item, expected) => {
  expect(check(item)).toMatchObject(expected);
});

test('a server that does not know version 4 keeps a game of a round for later', () => {
  const item = game(3);
  expect(check(anyItem({ ...item, v: 5 }))).toEqual({ status: 'deferred', code: 'version' });
  expect(check(anyItem({ ...item, v: 3 }))).toEqual({ status: 'rejected', code: 'payload' });
  expect(item.payload['seed']).toBe(seedToHex(roundSeed(CODE)));
});
