import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimReward } from '../../client/challenge/claim-reward.ts';
import { createMemoryStore } from '../../client/storage/memory-player-database.ts';
import type { FinishedSession } from '../../client/storage/player-store.ts';
import { Puller } from '../../client/sync/pull.ts';
import { Pusher } from '../../client/sync/push.ts';
import { currentTicket } from '../../client/sync/ticket.ts';
import { partsOf } from '../../server/sync/parts.ts';
import { withAttempt } from '../../shared/challenge/attempt.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { replay } from '../../shared/games/replay.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { summarise } from '../../shared/progress/counted/summary.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { figuresOf } from '../../shared/progress/figures.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { read } from '../unit/shared/challenge/revisions.ts';
import { textOf } from '../unit/client/storage/samples.ts';
import { fakeHost } from '../unit/client/sync/fake-host.ts';
import { FakeTimers } from '../unit/client/sync/fake-timers.ts';
import { appForTest, TEST_NOW, type TestApp } from '../server/app-for-test.ts';
import { addBehind, attempt, speedMathOn } from '../server/challenge-items.ts';
import { isWholeRun } from './seeds.ts';

/** Played on the phone: the better score, for the smaller reward. */
const FIRST = speedMathOn('c-1');
/** The same challenge after an edit, as the laptop has it: four right answers pass, for twice the reward. */
const EDITED = speedMathOn('c-1', { revision: 2, xp_reward: 200, challenge_data: { ...FIRST.challenge_data, target_score: 40 } });

/** An attempt as its device stores it at the end. */
function finished(of: ChallengeRevision, right: number): FinishedSession {
  const { owner: _sentLater, ...item } = attempt({ of, right });
  const payload = item.payload as unknown as SessionPayload;
  const run = replay(payload);
  if (!run.ok) throw new Error(run.error);
  const { endedMs: endMs, day } = payload.time;
  const summary = withAttempt(summarise(item.id, payload, run.value, { endMs, day }), payload, read(of));
  return { row: { id: item.id, item, summary, contained: 0 }, outbox: [item] };
}

const PLAYED = { phone: finished(FIRST, 5), laptop: finished(EDITED, 4) } as const;

const IDS = Object.values(PLAYED)
  .map(({ row }) => row.id)
  .toSorted();

/** What the challenge is worth in the end: the XP of the better attempt, and the greater reward once (decision C2). */
const WORTH = Math.max(...Object.values(PLAYED).map(({ row }) => sessionXp(row.summary))) + EDITED.xp_reward;

type Name = 'phone' | 'laptop' | 'tablet';
type Act = 'play' | 'take' | 'push' | 'pull';
type Programme = { readonly [name in Name]: readonly Act[] };
type Step = readonly [name: Name, act: Act];

/** All orders in which devices can come to their acts, each device's own in its order. */
function ordersOf(left: Programme): readonly (readonly Step[])[] {
  const names = (Object.keys(left) as Name[]).filter((name) => left[name].length > 0);
  if (names.length === 0) return [[]];
  return names.flatMap((name) => {
    const [act, ...rest] = left[name] as [Act, ...Act[]];
    return ordersOf({ ...left, [name]: rest }).map((order) => [[name, act] as const, ...order]);
  });
}

/** One account on three devices, each with the real storage and sync, at the real server. */
class Player {
  readonly #running: TestApp;
  readonly #id: string;
  readonly #devices = new Map<Name, ReturnType<Player['device']>>();

  constructor(running: TestApp, id: string) {
    this.#running = running;
    this.#id = id;
    running.accounts.add(id);
  }

  device(name: Name) {
    const host = fakeHost({
      clock: new FakeTimers(TEST_NOW),
      reply: async (url, _body, { method, headers, body }) => {
        const answer = await this.#running.app.inject({ method, url, headers: { ...headers }, payload: body ?? '' });
        return { status: answer.statusCode, contentType: String(answer.headers['content-type']), body: answer.body };
      },
    });
    const store = createMemoryStore();
    const session = { credentials: () => Promise.resolve({ accessToken: `token-of-${this.#id}`, userId: this.#id }) };
    const account = { host: { ...host, newId: () => `${this.#id}-${name}` }, store, accountId: this.#id, installId: name, session };
    return { store, host, pusher: new Pusher(account), puller: new Puller(account), account };
  }

  async act([name, act]: Step): Promise<void> {
    const known = this.#devices.get(name);
    const device = known ?? this.device(name);
    if (!known) this.#devices.set(name, device);
    const { store, host, pusher, puller, account } = device;
    if (act === 'play' && name !== 'tablet') await store.finish(PLAYED[name]);
    if (act === 'take') await claimReward({ host, store }, FIRST.id);
    if (act === 'pull') expect(await puller.pull()).toMatchObject({ kind: 'pulled', reoffered: 0 });
    if (act !== 'push') return;
    const ticket = await currentTicket(account);
    expect(await pusher.flush(ticket.kind === 'ready' ? ticket.ticket : '')).toMatchObject({ kind: 'flushed' });
  }

  /** The figures of each device. */
  shown() {
    return Promise.all([...this.#devices.values()].map(async ({ store }) => (await store.progress(0)).figures));
  }

  async queued(): Promise<readonly number[]> {
    return Promise.all([...this.#devices.values()].map(async ({ store }) => (await store.counts()).items));
  }

  async server() {
    const { db } = this.#running.database;
    const items = await db.selectFrom('items').select(['id', 'kind', 'status']).where('player', '=', this.#id).orderBy('id').execute();
    const parts = await db.selectFrom('parts').select(['fold', 'bucket', 'version', 'part']).where('player', '=', this.#id).execute();
    return { items, figures: figuresOf(partsOf(parts)) };
  }
}

const NAMES: readonly Name[] = ['phone', 'laptop', 'tablet'];
const onAll = (act: Act): readonly Step[] => NAMES.map((name) => [name, act]);
const SYNC_ALL = [...onAll('push'), ...onAll('pull')];

/** The acts in this order; then everybody syncs until all have heard of all. No device ever shows more than the challenge is worth, or less than before. */
async function takesCourse(player: Player, order: readonly Step[]): Promise<void> {
  const before = new Map<number, number>();
  for (const step of [...order, ...SYNC_ALL]) {
    await player.act(step);
    for (const [device, figures] of (await player.shown()).entries()) {
      const xp = totalXp(figures);
      expect(xp, 'nothing is paid twice').toBeLessThanOrEqual(WORTH);
      expect(xp, 'nothing falls').toBeGreaterThanOrEqual(before.get(device) ?? 0);
      before.set(device, xp);
    }
  }
}

async function allAgree(player: Player): Promise<void> {
  const { items, figures } = await player.server();
  expect(await player.queued()).toEqual([0, 0, 0]);
  expect((await player.shown()).map(textOf)).toEqual(NAMES.map(() => textOf(figures)));
  expect(items.filter(({ kind }) => kind === 'session').map(({ id }) => id)).toEqual(IDS);
  const claims = items.filter(({ kind }) => kind === 'reward-claim');
  // In some orders nobody has heard of a passed attempt when the reward could be taken.
  expect([[], [{ id: 'reward:c-1:0', kind: 'reward-claim', status: 'accepted' }]]).toContainEqual(claims);
  const claimed = claims.length > 0;
  expect(standingOf(figures.challenges, FIRST.id)).toEqual({ bestScore: 60, passed: true, xpReward: EDITED.xp_reward, claimed });
  expect(totalXp(figures)).toBe(claimed ? WORTH : WORTH - EDITED.xp_reward);
}

describe.runIf(isWholeRun)('attempts and rewards of one account on three devices', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await appForTest();
    await addBehind(running, FIRST, EDITED);
  });
  afterAll(() => running.close());

  test.each<readonly [string, Programme]>([
    ['both play and take before they sync', { phone: ['play', 'take', 'push'], laptop: ['play', 'take', 'push'], tablet: ['pull'] }],
    ['one may have heard of the other first', { phone: ['play', 'push', 'take'], laptop: ['pull', 'play', 'push'], tablet: ['pull'] }],
    ['a third takes it, if it has heard', { phone: ['play', 'push'], laptop: ['play', 'push'], tablet: ['pull', 'take', 'push'] }],
  ])('come to the same figures in every order, and to one reward: %s', async (how, programme) => {
    for (const [n, order] of ordersOf(programme).entries()) {
      const player = new Player(running, `${how.replaceAll(/\W/g, '-')}-${n}`);
      try {
        await takesCourse(player, order);
        await allAgree(player);
      } catch (error) {
        throw new Error(`in this order: ${order.map((step) => step.join(' ')).join(', ')}`, { cause: error });
      }
    }
  });
});
