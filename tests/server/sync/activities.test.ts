import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkParts } from '../../../server/sync/check.ts';
import { resetPlayer } from '../../../server/sync/reset.ts';
import { unpackPayload } from '../../../server/sync/stored-payload.ts';
import { unpackCounted } from '../../../server/sync/stored-summary.ts';
import type { Badge, BadgeCatalogue } from '../../../shared/badges/badge.ts';
import type { Item } from '../../../shared/contract/sync.ts';
import type { ActivityPayload } from '../../../shared/items/activity/payload.ts';
import type { SessionPayload } from '../../../shared/items/session/payload.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';
import { activitiesOf, activityItemsOf, type FinishedGame } from '../../fixtures/activities.ts';
import { factsOf } from '../../fixtures/files.ts';
import { onEachOldDatabase } from '../../fixtures/server-databases.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { addBehind, attempt, speedMathOn } from '../challenge-items.ts';
import { onEachEngine } from '../engines.ts';
import { badgeClaim, newId, rewardClaim, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const MINUTE_MS = 60_000;
const RUNS = 15;
const random = (bytes: number): Uint8Array => randomBytes(bytes);
const sha = { sha256: async (text: string) => createHash('sha256').update(text).digest() };

const TWO_GAMES: Badge = { id: 'two-games', requiredLevel: 1, xp: 100, criteria: [{ figure: 'finished', atLeast: 2 }] };
const BADGES: BadgeCatalogue = new Map([[TWO_GAMES.id, TWO_GAMES]]);
const TODAY = speedMathOn('today');

/** What an app before decision D36 sent beside a game; before the server has checked it, that is the device's word. */
async function besides(owner: string, item: Item): Promise<readonly Item[]> {
  const payload = item.payload as unknown as SessionPayload;
  const game: FinishedGame = { id: item.id, payload, summary: payload.claims };
  return (await activityItemsOf(sha, game)).map((each) => ({ ...each, owner }));
}

onEachEngine('what a finished game implies', (engine) => {
  let running: TestApp;
  let players = 0;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open(), badges: BADGES });
    await addBehind(running, TODAY);
  });
  afterEach(() => running.close());

  /** All that another device of the player hears, but for the numbers of the changes. */
  async function heardOf(player: string) {
    const { changes, parts } = await (await TestDevice.of(running, player, 'laptop')).pullAll();
    return { parts, changes: changes.map(({ seq: _seq, ...change }) => change).sort((a, b) => (a.id < b.id ? -1 : 1)) };
  }
  const totalsOf = (player: string) =>
    running.database.db.selectFrom('players').select(['xp', 'sessions']).where('id', '=', player).executeTakeFirst();
  const reset = (player: string) =>
    running.database.write((writer) =>
      resetPlayer(
        writer,
        running.database.dialect,
        { player, atMs: TEST_NOW - 2 * MINUTE_MS, actor: 'operator', reason: 'New year' },
        random,
      ),
    );

  test('is counted once, whether its activities come too or not, in whatever order, however often (decision D36)', async () => {
    const ids = Array.from({ length: 4 }, newId);
    /** The same games under any owner: one ended before the reset, two after it, one attempt at today's challenge; and what is claimed of them. */
    const gamesOf = (owner: string): readonly Item[] => [
      sessionItem({ id: ids[0] as string, owner, time: { endedMs: TEST_NOW - 3 * MINUTE_MS } }),
      sessionItem({ id: ids[1] as string, owner, correct: 3 }),
      sessionItem({ id: ids[2] as string, owner }),
      { ...attempt({ of: TODAY, id: ids[3] as string }), owner },
    ];
    const claimsOf = (owner: string) => [badgeClaim(TWO_GAMES.id, owner, { generation: 1 }), rewardClaim(TODAY.id, owner, 1)];

    const alone = await TestDevice.of(running, 'alone');
    await alone.push(...gamesOf('alone'));
    await reset('alone');
    await alone.push(...claimsOf('alone'));
    const expected = await heardOf('alone');
    expect(sessionsIn((await alone.figures()).games)).toBe(3);
    expect(expected.changes).toHaveLength(6);

    const places = Array.from({ length: 8 }, (_, at) => at);
    const order = fc.shuffledSubarray([...places, ...places, ...places], { minLength: 24 });
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 24 }), async (sent, perBatch, resetAt) => {
        const owner = `older-${++players}`;
        const phone = await TestDevice.of(running, owner);
        const games = gamesOf(owner);
        const activities = (await Promise.all(games.map((game) => besides(owner, game)))).flat();
        // Each activity once or twice, and each game among them; the reset somewhere between.
        const items = sent.map((at, n) => (n % 3 === 0 ? games[at % games.length] : activities[at]) as Item);
        for (let from = 0; from < items.length; from += perBatch) {
          const batch = items.slice(from, from + perBatch);
          if (from <= resetAt && resetAt < from + batch.length) await reset(owner);
          const results = await phone.push(...batch);
          expect(results.filter(({ status }) => status !== 'accepted' && status !== 'duplicate' && status !== 'corrected')).toEqual([]);
        }
        if (resetAt >= items.length) await reset(owner);
        await phone.push(...games, ...activities);
        await phone.push(...claimsOf(owner));
        expect(await heardOf(owner)).toEqual(expected);
        expect(await totalsOf(owner)).toEqual(await totalsOf('alone'));
        const stored = running.database.db.selectFrom('items').select('id').where('player', '=', owner).where('kind', '=', 'activity');
        expect((await stored.orderBy('id').execute()).map(({ id }) => id)).toEqual(activities.map(({ id }) => id).toSorted());
      }),
      { numRuns: RUNS },
    );
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0 });
  });

  test('counts nothing without its session: a game that was put away', async () => {
    const phone = await TestDevice.of(running, 'ada');
    const [begun] = await besides('ada', sessionItem({ id: newId(), owner: 'ada' }));
    expect(await phone.push(begun)).toMatchObject([{ status: 'accepted' }]);
    expect(await heardOf('ada')).toEqual({ parts: [], changes: [] });
    expect(await totalsOf('ada')).toEqual({ xp: 0, sessions: 0 });
  });
});

onEachOldDatabase("the activities that a first version's server has", (fixture, restore) => {
  test('are said by its sessions, each to the last byte, but for the two games that it refused (decision D36)', async () => {
    const old = await restore();
    const database = await old.open();
    const rows = await database.db.selectFrom('items').select(['player', 'id', 'kind', 'payload', 'summary']).execute();
    const said = rows.flatMap(({ player, id, kind, payload, summary }) => {
      const counted = kind === 'session' && summary !== null ? unpackCounted(id, summary) : undefined;
      if (!counted || !('session' in counted)) return [];
      const game: FinishedGame = {
        id,
        payload: unpackPayload({ id, kind, payload }) as unknown as SessionPayload,
        summary: counted.session,
      };
      return activitiesOf(game).map((activity) => ({ player, ...activity }));
    });
    const stored = rows.flatMap(({ player, id, kind, payload }) =>
      kind === 'activity' ? [{ player, ...(unpackPayload({ id, kind, payload }) as unknown as ActivityPayload) }] : [],
    );
    const refused = new Set(Object.values(factsOf(fixture).parked));
    const ofGames = stored.filter(({ session }) => !refused.has(session));
    expect(ofGames.length).toBeGreaterThan(10);
    expect(stored).toHaveLength(ofGames.length + 2 * refused.size);
    expect(said).toEqual(expect.arrayContaining(ofGames));
    await database.close();
    await old.remove();
  });
});
