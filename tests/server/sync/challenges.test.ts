import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkParts } from '../../../server/sync/check.ts';
import { readFigures } from '../../../server/sync/parts.ts';
import { resetPlayer } from '../../../server/sync/reset.ts';
import { BADGES } from '../../../shared/badges/catalogue/catalogue.ts';
import { dateOfDay } from '../../../shared/challenge/utc-date.ts';
import type { PushResult } from '../../../shared/contract/sync.ts';
import { dayNumber } from '../../../shared/day.ts';
import { rewardClaimId } from '../../../shared/items/reward-claim/kind.ts';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import { dailyStreak } from '../../../shared/progress/daily-streak.ts';
import { whole } from '../../../shared/progress/parts.ts';
import { standingOf, type Standing } from '../../../shared/progress/standing.ts';
import { totalXp } from '../../../shared/progress/view.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { addBehind, attempt, speedMathOn } from '../challenge-items.ts';
import { onEachEngine } from '../engines.ts';
import { anyItem, badgeClaim, newId, rewardClaim, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const random = (bytes: number): Uint8Array => randomBytes(bytes);

const CHALLENGE = speedMathOn('c-1');
/** The date of the challenge. */
const TODAY = dayNumber(TEST_NOW, 0);

onEachEngine('challenges', (engine) => {
  let running: TestApp;
  let phone: TestDevice;
  let laptop: TestDevice;
  let tablet: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open(), badges: BADGES });
    phone = await TestDevice.of(running, 'ada', 'phone');
    laptop = await TestDevice.of(running, 'ada', 'laptop');
    tablet = await TestDevice.of(running, 'ada', 'tablet');
    await addBehind(running, CHALLENGE);
  });
  afterEach(async () => {
    expect(await checkParts(running.database, random)).toMatchObject({ repaired: 0, failed: [] });
    await running.close();
  });

  const xp = async (): Promise<number> => totalXp(await phone.figures());
  const standing = async (id = 'c-1'): Promise<Standing> => standingOf((await phone.figures()).challenges, id);
  const statuses = (results: readonly PushResult[]) =>
    results.map(({ status, code }) => (code === undefined ? status : `${status} ${code}`));
  /** The session as other devices hear of it. */
  const listed = async (id: string): Promise<SessionSummary | undefined> => {
    const { changes } = await laptop.pull();
    return changes.flatMap((change) => (change.type === 'session' && change.id === id ? [change.session] : []))[0];
  };
  /** Waits until what waited for a challenge has been looked at again, as it is beside the requests. */
  const settled = async (id: string): Promise<void> => {
    await expect
      .poll(async () => {
        const row = await running.database.db.selectFrom('items').select('status').where('id', '=', id).executeTakeFirst();
        return row?.status;
      })
      .toBe('accepted');
  };

  test('an attempt that reaches the goal passes; other devices hear it (decision C2)', async () => {
    const session = attempt({ of: CHALLENGE });
    expect(await phone.push(session)).toEqual([{ id: session.id, status: 'accepted' }]);
    expect(await standing()).toEqual({ bestScore: 60, passed: true, xpReward: 100, claimed: false });
    expect((await listed(session.id))?.attempt).toEqual({ revision: 1, passed: true, xpReward: 100, day: TODAY });
  });

  test('dates with an attempt in a row are counted, whichever device played them and however late it sends (decision C12)', async () => {
    running.clock.now += 3 * DAY_MS;
    const onDate = (after: number) => speedMathOn(`of-${after}`, { date: dateOfDay(TODAY + after) });
    await addBehind(running, ...[0, 1, 2, 3].map(onDate));
    const attemptOn = (after: number) => attempt({ of: onDate(after), right: after, endedMs: TEST_NOW + after * DAY_MS });
    const streak = async () => {
      const parts = await running.database.write((writer) => readFigures(writer, 'ada', ['dailies']));
      return dailyStreak(whole(parts, 'dailies'), TODAY + 3);
    };
    await phone.push(attemptOn(1), attemptOn(3));
    expect(await streak()).toBe(1);
    await laptop.push(attemptOn(2));
    expect(await streak()).toBe(3);
    await tablet.push(attemptOn(0));
    expect(await streak()).toBe(4);
  });

  test('a reward that is claimed in a later quarter counts once, also when a better attempt arrives after it', async () => {
    const xpOf = () => running.database.db.selectFrom('players').select('xp').executeTakeFirstOrThrow();
    await phone.push(attempt({ of: CHALLENGE }));
    const before = await xpOf();
    running.clock.now += 100 * DAY_MS;
    const endedMs = running.clock.now;
    const time = { endedMs, utcOffsetMin: 0, clockOffsetMs: 0, floorMs: endedMs, day: dayNumber(endedMs, 0) };
    const payload = { challenge: 'c-1', generation: 0, time };
    await phone.push(anyItem({ id: rewardClaimId(payload), owner: 'ada', kind: 'reward-claim', payload }));
    expect(await xpOf()).toEqual({ xp: before.xp + 100 });
    await laptop.push(attempt({ of: CHALLENGE }));
    expect(await xpOf()).toEqual({ xp: await xp() });
    const parts = running.database.db.selectFrom('parts').select('bucket').where('fold', '=', 'challenges');
    expect(await parts.execute()).toHaveLength(2);
  });

  test('one that does not is an attempt, and its reward waits until another passes', async () => {
    expect(statuses(await phone.push(attempt({ of: CHALLENGE, right: 4 }), rewardClaim('c-1', 'ada')))).toEqual([
      'accepted',
      'deferred criteria',
    ]);
    expect(await standing()).toEqual({ bestScore: 48, passed: false, xpReward: 0, claimed: false });
    await laptop.push(attempt({ of: CHALLENGE }));
    expect(await standing()).toEqual({ bestScore: 60, passed: true, xpReward: 100, claimed: true });
    const claims = (await phone.pull()).changes.filter(({ id }) => id === 'reward:c-1:0');
    expect(claims.map(({ type }) => type)).toEqual(['result', 'claim']);
  });

  test('the XP of a challenge counts once, the best; the reward besides', async () => {
    await phone.push(attempt({ of: CHALLENGE, right: 4 }));
    await laptop.push(attempt({ of: CHALLENGE }));
    expect(await xp()).toBe(5 + 10 + 5 + 1);
    await tablet.push(rewardClaim('c-1', 'ada'));
    expect(await xp()).toBe(5 + 10 + 5 + 1 + 100);
  });

  test.each<[string, Parameters<typeof attempt>[0]]>([
    ['on another day', { of: CHALLENGE, endedMs: TEST_NOW - DAY_MS }],
    ['with problems of its own', { of: CHALLENGE, id: 'c-own', change: { seed: seedToHex(seedFromText('c-own')) } }],
  ])('a session that names a challenge and was played %s counts as a game, and is no attempt', async (_how, given) => {
    const session = attempt(given);
    const [result] = await phone.push(session);
    expect(['accepted', 'corrected']).toContain(result?.status);
    expect(await listed(session.id)).toMatchObject({ challenge: 'c-1' });
    expect(await listed(session.id)).not.toHaveProperty('attempt');
    expect(await standing()).toMatchObject({ bestScore: null, passed: false });
    expect((await phone.figures()).games['speed-math']?.sessions).toBe(1);
  });

  test('an attempt that is corrected says how it turned out, for its device judged by its own figures', async () => {
    const claims = { score: 60, accuracy: 100, timeTaken: 10, difficulty: 'medium' } as const;
    const session = attempt({ of: CHALLENGE, right: 3, change: { claims } });
    const [result] = await phone.push(session);
    expect(result).toMatchObject({ status: 'corrected', corrected: { attempt: { revision: 1, passed: false, xpReward: 100 } } });
    const late = attempt({ of: CHALLENGE, endedMs: TEST_NOW + DAY_MS });
    expect((await phone.push(late))[0]?.corrected).toMatchObject({ endMs: TEST_NOW });
  });

  test('one of a clock that ran ahead into another date hears that it is none', async () => {
    const tomorrows = speedMathOn('c-2', { date: dateOfDay(dayNumber(TEST_NOW + DAY_MS, 0)) });
    await addBehind(running, tomorrows);
    const [result] = await phone.push(attempt({ of: tomorrows, endedMs: TEST_NOW + DAY_MS }));
    expect(result?.corrected).toMatchObject({ endMs: TEST_NOW, attempt: null });
  });

  test('an attempt that comes before its challenge waits, and counts when the challenge comes', async () => {
    const later = speedMathOn('c-2', { xp_reward: 300 });
    const session = attempt({ of: later });
    expect(statuses(await phone.push(session, rewardClaim('c-2', 'ada')))).toEqual(['deferred challenge', 'deferred criteria']);
    expect(await xp()).toBe(0);
    await addBehind(running, later);
    // Another player's push names it, and so the server sees that it is there.
    const bob = await TestDevice.of(running, 'bob', 'bobs-phone');
    await bob.push({ ...attempt({ of: later }), owner: 'bob' });
    await settled(session.id);
    await settled('reward:c-2:0');
    expect(await standing('c-2')).toEqual({ bestScore: 60, passed: true, xpReward: 300, claimed: true });
  });

  test('an attempt is judged by the revision under which it was played, also after the challenge was edited and deleted', async () => {
    const harder = {
      ...CHALLENGE,
      revision: 2,
      xp_reward: 200,
      challenge_data: { ...CHALLENGE.challenge_data, questions: 6, target_score: 70 },
    };
    const deleted = { ...harder, revision: 3, is_deleted: true, is_active: false } as const;
    await addBehind(running, harder, deleted);
    const [first, second] = [attempt({ of: CHALLENGE }), attempt({ of: harder, right: 5 })];
    await phone.push(first, second);
    expect((await listed(first.id))?.attempt).toEqual({ revision: 1, passed: true, xpReward: 100, day: TODAY });
    expect((await listed(second.id))?.attempt).toEqual({ revision: 2, passed: false, xpReward: 200, day: TODAY });
    expect(await standing()).toMatchObject({ passed: true, xpReward: 100 });
    await phone.push(attempt({ of: harder, right: 6 }));
    expect(await standing()).toMatchObject({ xpReward: 200 });
  });

  test('a revision that nobody made is waited for; its set-up is not taken from another', async () => {
    const made = attempt({ of: CHALLENGE, change: { challenge: { id: 'c-1', revision: 9 } } });
    expect(statuses(await phone.push(made))).toEqual(['deferred challenge']);
  });

  test('a reward that three devices claim twenty times at once is paid once', async () => {
    await phone.push(attempt({ of: CHALLENGE }));
    const before = await xp();
    await racing((laterMs) => rewardClaim('c-1', 'ada', 0, laterMs));
    expect((await xp()) - before).toBe(100);
    expect((await phone.pull()).changes.filter(({ type }) => type === 'claim')).toHaveLength(1);
  });

  test('a badge that three devices redeem twenty times at once is paid once', async () => {
    await phone.push(attempt({ of: CHALLENGE }));
    const before = await xp();
    await racing((laterMs) => badgeClaim('first-challenge', 'ada', { laterMs }));
    expect((await xp()) - before).toBe(100);
    expect((await phone.pull()).changes.filter(({ type }) => type === 'claim')).toHaveLength(1);
  });

  /** Each device sends its claims one after the other, all devices at once. */
  async function racing(claim: (laterMs: number) => unknown): Promise<void> {
    const sent = await Promise.all(
      [phone, laptop, tablet].map(async (device, at) => {
        const results: PushResult[] = [];
        for (let n = at; n < 20; n += 3) results.push(...(await device.push(claim(-n))));
        return results;
      }),
    );
    expect(statuses(sent.flat()).toSorted()).toEqual(['accepted', ...Array.from({ length: 19 }, () => 'duplicate')]);
  }

  test('after a reset the reward is claimed in the new generation, by an attempt that ended later', async () => {
    await phone.push(attempt({ of: CHALLENGE }), rewardClaim('c-1', 'ada'));
    const order = { player: 'ada', atMs: TEST_NOW, actor: 'operator', reason: 'a test' };
    await running.database.write((writer) => resetPlayer(writer, running.database.dialect, order, random));
    expect(await xp()).toBe(0);
    expect(statuses(await phone.push(rewardClaim('c-1', 'ada', 1)))).toEqual(['deferred criteria']);
    running.clock.now = TEST_NOW + HOUR_MS;
    await phone.push(attempt({ of: CHALLENGE, endedMs: TEST_NOW + HOUR_MS - 60_000 }));
    expect(await standing()).toEqual({ bestScore: 60, passed: true, xpReward: 100, claimed: true });
    expect(await xp()).toBe(21 + 100);
  });

  test('a claim of before a reset that comes later is accepted and pays nothing, nor does it in the next generation (decision D7)', async () => {
    const order = { player: 'ada', atMs: TEST_NOW, actor: 'operator', reason: 'a test' };
    await running.database.write((writer) => resetPlayer(writer, running.database.dialect, order, random));
    expect(statuses(await laptop.push(rewardClaim('c-1', 'ada')))).toEqual(['accepted']);
    running.clock.now = TEST_NOW + HOUR_MS;
    await phone.push(attempt({ of: CHALLENGE, endedMs: TEST_NOW + HOUR_MS - 60_000 }));
    expect(await standing()).toMatchObject({ passed: true, claimed: false });
    expect(await xp()).toBe(21);
  });

  test('a push without a challenge asks for none', async () => {
    await running.database.write((writer) => writer.schema.dropTable('challenge_revisions').execute());
    expect(statuses(await phone.push(sessionItem({ id: newId(), owner: 'ada' })))).toEqual(['accepted']);
  });
});
