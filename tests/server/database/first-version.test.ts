import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../server/database/store.ts';
import { checkParts } from '../../../server/sync/check.ts';
import { makeLateFacts } from '../../../server/sync/late-facts.ts';
import { partsOf } from '../../../server/sync/parts.ts';
import { readPlayer } from '../../../server/sync/players.ts';
import { unpackPayload } from '../../../server/sync/stored-payload.ts';
import { figuresOf as figuresOfParts } from '../../../shared/progress/figures.ts';
import { sessionsIn, sessionXpIn } from '../../../shared/progress/folds/games.ts';
import { streakOf, sumXp, type GameFigures } from '../../fixtures/expected.ts';
import { hashOf } from '../played-games.ts';
import { onEachOldDatabase, type OldDatabase, type Row, type Tables } from '../../fixtures/server-databases.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

/** What belongs to people. What ends by itself (mails, codes, refresh tokens) may be swept. */
const KEPT = ['players', 'changes', 'items', 'tickets', 'users', 'profiles', 'profile_names', 'identities'];

/** By position, as the first version packed a summary: game, rules, score, accuracy, time; the day stands at 11. */
type Packed = readonly [game: string, rules: number, score: number, accuracy: number | null, timeTaken: number, ...rest: unknown[]];
const DAY_AT = 11;

/** The figures of a counted game, read from its row by hand. */
function figuresOf({ summary }: Row): GameFigures {
  const packed = JSON.parse(String(summary)) as Packed;
  const [game, , score, accuracy, timeTaken] = packed;
  return { game, score, ...(accuracy !== null && { accuracy }), timeTaken, day: packed[DAY_AT] as number };
}

const countedGames = ({ items = [] }: Tables, player: unknown): readonly GameFigures[] =>
  items
    .filter((row) => row['player'] === player && row['summary'] !== null && ['accepted', 'corrected'].includes(String(row['status'])))
    .map(figuresOf);

onEachOldDatabase("a first version's database", (_fixture, restore) => {
  let old: OldDatabase;
  let store: Store;
  beforeEach(async () => {
    old = await restore();
    store = await old.open();
  });
  afterEach(async () => {
    await store.close();
    await old.remove();
  });

  const rowsOf = async (table: string): Promise<readonly Row[]> =>
    (await sql<Row>`select * from ${sql.table(table)}`.execute(store.db)).rows;

  test('holds two accounts, with games of all seven kinds, their receipts and their tickets', () => {
    const { users = [], items = [], tickets = [], auth_sessions: sessions = [] } = old.before;
    expect(users).toHaveLength(2);
    expect([...new Set(users.flatMap(({ id }) => countedGames(old.before, id)).map(({ game }) => game))]).toHaveLength(7);
    expect(items.filter(({ kind }) => kind === 'session')).toHaveLength(9);
    expect(tickets.length).toBeGreaterThanOrEqual(3);
    expect(sessions.length).toBeGreaterThanOrEqual(3);
  });

  test('is brought up to date without losing a row or a value', async () => {
    for (const table of KEPT) {
      const before = old.before[table] ?? [];
      expect(before.length, table).toBeGreaterThan(0);
      const after = await rowsOf(table);
      expect(after, table).toHaveLength(before.length);
    }
    const items = await rowsOf('items');
    for (const { player, id, hash, status, payload } of old.before['items'] ?? [])
      expect(items).toContainEqual(expect.objectContaining({ player, id, hash, status, payload }));
  });

  test('still holds of each item what was hashed', async () => {
    for (const { id, kind, v, hash, payload } of await store.db.selectFrom('items').selectAll().execute())
      expect(hashOf(kind, unpackPayload({ id, kind, payload }), v)).toBe(hash);
  });

  test('counts for every player what it counted, which is the fold over the set', async () => {
    expect(old.before['players']).toHaveLength(2);
    for (const { id } of old.before['players'] ?? []) {
      const games = countedGames(old.before, id);
      const after = figuresOfParts(partsOf((await readPlayer(store, String(id), random, 0)).parts));
      expect([sessionsIn(after.games), sessionXpIn(after.games)]).toEqual([games.length, sumXp(games)]);
      expect(after.days).toHaveLength(streakOf(games));
    }
    expect(await checkParts(store, random)).toMatchObject({ players: 2, repaired: 0 });
  });

  test('has bests of its games, by set-up, as soon as their logs have told how long answers took (decision G28)', async () => {
    await makeLateFacts({ database: store, random, onFault: (error) => expect.fail(String(error)) });
    const setUps = new Set<string>();
    for (const { id } of old.before['players'] ?? []) {
      const { bests } = figuresOfParts(partsOf((await readPlayer(store, String(id), random, 0)).parts));
      for (const [key, [runs, best]] of Object.entries(bests)) {
        expect([runs, best.every(([cost]) => cost !== 0)], key).toEqual([1, true]);
        setUps.add(key);
      }
    }
    // The race, the memory run and the round against the calculator were too short, or not good enough.
    expect([...setUps].toSorted()).toEqual([
      'math-bubble-pop addition',
      'multiplication-table practice.7',
      'number-puzzle 3',
      'speed-math addition.easy.5',
    ]);
  });

  test('is opened a second time as it was left', async () => {
    const first = await rowsOf('items');
    await store.close();
    store = await old.open();
    expect(await rowsOf('items')).toEqual(first);
  });
});
