import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Corrected, PushResult } from '../../../../shared/contract/sync.ts';
import { standingOf } from '../../../../shared/progress/standing.ts';
import type { PlayerStore } from '../../../../client/storage/player-store.ts';
import type { StoredItem } from '../../../../client/storage/records.ts';
import { hasFree } from '../../../../client/storage/rules/outbox.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import { Pusher } from '../../../../client/sync/push.ts';
import { html, json, type Reply, type Sent } from './fake-host.ts';
import { storedReceipt } from '../storage/samples.ts';
import { accept, answered, game, idsIn, item, leftovers, PLAYER, scene } from './scene.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `item-${n + 1}`);
/** The ids of all that nobody has leased; then this has. */
const takeAll = async (store: PlayerStore, nowMs: number): Promise<readonly string[]> =>
  (await store.lease({ nowMs, leaseMs: 1, maxItems: 1_000, maxBytes: 1e9, newestFirst: false })).map(({ id }) => id);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setImmediate();
}

const flush = async (stage: Awaited<ReturnType<typeof scene>>, pusher = new Pusher(stage)) => (await pusher.flush('ticket-1')).kind;

/** A server that refuses any batch holding `bad` with `refusal`. */
const spoiled = (bad: string, refusal: Reply) => (_path: string, body: Sent) =>
  idsIn(body).includes(bad) ? refusal : answered(body, accept);

describe('a push', () => {
  it('[P-c] sends the oldest first, fifty at a time, until nothing is left', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    await stage.store.enqueue(names(120).map((id) => item(id)));
    expect(await flush(stage)).toBe('flushed');
    expect(stage.pushes).toEqual([names(120).slice(0, 50), names(120).slice(50, 100), names(120).slice(100)]);
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: [] });
  });

  it('[P-c] keeps a batch under 256 KiB', async () => {
    const sizes: number[] = [];
    const stage = await scene((_path, body) => {
      sizes.push(JSON.stringify(body).length);
      return answered(body, accept);
    });
    await stage.store.enqueue(names(9).map((id) => item(id, { log: 'x'.repeat(60_000) })));
    await flush(stage);
    expect(stage.pushes.flat()).toEqual(names(9));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(256 * 1024);
  });

  it('[P-c] leads with the game just played, then goes on with the oldest', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    for (const id of names(60)) await stage.store.finish(game(id));
    const pusher = new Pusher(stage);
    pusher.leadWithNewest();
    await flush(stage, pusher);
    expect(stage.pushes).toEqual([['item-60', ...names(49)], names(59).slice(49)]);
  });

  it('[P-c] leads with it until a batch has led with it, however many tries that takes', async () => {
    const answers: Reply[] = ['no network', html(200), json(413, { error: 'Too large' })];
    const stage = await scene((_path, body) => answers.shift() ?? answered(body, accept));
    for (const id of names(60)) await stage.store.finish(game(id));
    const pusher = new Pusher(stage);
    pusher.leadWithNewest();
    expect(await flush(stage, pusher)).toBe('offline');
    expect(await flush(stage, pusher)).toBe('offline');
    expect(await flush(stage, pusher)).toBe('flushed');
    expect(stage.pushes.map((batch) => batch[0])).toEqual(['item-60', 'item-60', 'item-60', 'item-60', 'item-25']);
  });

  it('[P-i] while a batch is under way, the one before it is put away and the one behind it is taken', async () => {
    const stage = await scene(async (_path, body) => {
      // The request is answered only when both have happened.
      if (idsIn(body)[0] === 'item-51') {
        await until(async () => (await leftovers(stage.store)).queued[0] === 'item-51');
        await until(async () => !(await stage.store.database.transact('autocommit', (tx) => hasFree(tx, stage.clock.nowMs))));
      }
      return answered(body, accept);
    });
    await stage.store.enqueue(names(150).map((id) => item(id)));
    expect(await flush(stage)).toBe('flushed');
    expect(stage.pushes).toEqual([names(50), names(100).slice(50), names(150).slice(100)]);
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: [] });
  });

  it('[P-i] what was taken ahead of a batch that fails can be sent at once', async () => {
    const stage = await scene((_path, body) => (idsIn(body)[0] === 'item-51' ? 'no network' : answered(body, accept)));
    await stage.store.enqueue(names(150).map((id) => item(id)));
    expect(await flush(stage)).toBe('offline');
    expect(await takeAll(stage.store, stage.clock.nowMs)).toEqual(names(150).slice(50));
  });

  it('[P-c, P-i] a game that ends while batches are under way leads the next', async () => {
    const pusher: Pusher[] = [];
    const stage = await scene(async (_path, body) => {
      if (idsIn(body)[0] === 'item-1') {
        await stage.store.finish(game('new'));
        pusher[0]?.leadWithNewest();
      }
      return answered(body, accept);
    });
    pusher.push(new Pusher(stage));
    await stage.store.enqueue(names(120).map((id) => item(id)));
    expect(await flush(stage, pusher[0])).toBe('flushed');
    expect(stage.pushes).toEqual([names(50), ['new', ...names(99).slice(50)], names(120).slice(99)]);
  });

  it('[P-i] an answer that storage did not take at once is stored by the next flush', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    await stage.store.enqueue(names(100).map((id) => item(id)));
    const read = stage.store.meta.bind(stage.store);
    stage.store.meta = (key) => (stage.pushes.length === 1 ? Promise.reject(new StorageFailure('storage_slow')) : read(key));
    const pusher = new Pusher(stage);
    await expect(flush(stage, pusher)).rejects.toThrow(StorageFailure);
    stage.store.meta = read;
    expect((await pusher.flush('ticket-1', { alone: true })).kind).toBe('flushed');
    expect(stage.pushes).toEqual([names(50), names(100).slice(50)]);
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: [] });
  });

  it('[P-h] takes over what a page that is gone had leased, if nobody else can be sending it', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    await stage.store.enqueue(names(3).map((id) => item(id)));
    await stage.store.lease({ nowMs: stage.clock.nowMs, leaseMs: 60_000, maxItems: 2, maxBytes: 1e6, newestFirst: false });
    await new Pusher(stage).flush('ticket-1', { alone: false });
    await new Pusher(stage).flush('ticket-1', { alone: true });
    expect(stage.pushes).toEqual([['item-3'], ['item-1', 'item-2']]);
  });

  it('[A5] a correction says how an attempt turned out, also that it is none, and the game keeps that when its figures are counted anew', async () => {
    const attempt = { revision: 1, passed: true, xpReward: 50 };
    const corrections: Readonly<Record<string, Corrected>> = { better: { score: 120, attempt }, late: { day: 1, attempt: null } };
    const stage = await scene((_path, body) => answered(body, (id) => ({ id, status: 'corrected', corrected: corrections[id] ?? {} })));
    const { store } = stage;
    for (const id of Object.keys(corrections)) {
      const { row, outbox } = game(id);
      const summary = { ...row.summary, challenge: `of ${id}`, attempt: { ...attempt, passed: id === 'late' } };
      await store.finish({ row: { ...row, summary }, outbox });
    }
    await flush(stage);
    const judged = async () => {
      const { challenges } = await store.challenges();
      return Object.keys(corrections).map((id) => standingOf(challenges, `of ${id}`));
    };
    const right = [
      { bestScore: 120, passed: true, xpReward: 50, claimed: false },
      { bestScore: null, passed: false, xpReward: 0, claimed: false },
    ];
    expect(await judged()).toEqual(right);
    await store.putFacts([], true);
    expect(await judged()).toEqual(right);
  });

  it('[P-b] names this account as the owner of every item, outside its hash', async () => {
    const sent: Sent[] = [];
    const stage = await scene((_path, body) => {
      sent.push(body);
      return answered(body, accept);
    });
    await stage.store.enqueue([item('a')]);
    await flush(stage);
    expect(sent).toEqual([
      { proto: 1, batchId: 'id-1', deviceId: 'device-1', deviceNow: 1_000_000, items: [{ ...item('a'), owner: PLAYER }] },
    ]);
  });

  it('sends even if this device believes to live before 1970', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    stage.clock.nowMs = -5_000;
    await stage.store.enqueue([item('a')]);
    expect(await flush(stage)).toBe('flushed');
  });

  it.each<[PushResult, string[], string[]]>([
    [{ id: 'b', status: 'accepted' }, [], []],
    [{ id: 'b', status: 'duplicate' }, [], []],
    [{ id: 'b', status: 'corrected', corrected: { score: 7 } }, [], []],
    [{ id: 'b', status: 'deferred' }, [], []],
    [{ id: 'b', status: 'rejected', code: 'log' }, [], ['b rejected log']],
    [{ id: 'b', status: 'wrong_owner' }, [], ['b wrong_owner']],
    [{ id: 'b', status: 'retry' }, ['b'], []],
  ])('[P-a] one item answered %o touches no other', async (result, queued, parked) => {
    const stage = await scene((_path, body) => answered(body, (id) => (id === 'b' ? result : accept(id))));
    await stage.store.enqueue(['a', 'b', 'c'].map((id) => item(id)));
    await flush(stage);
    expect(await leftovers(stage.store)).toEqual({ queued, parked });
  });

  it('[A4] an item that the answer leaves out is still pending, and a result for a stranger changes nothing', async () => {
    const stage = await scene((_path, body) => {
      const results = [accept('a'), accept('z')];
      return json(200, { proto: 1, batchId: body['batchId'], epoch: 'e', serverTime: 1, results });
    });
    await stage.store.enqueue([item('a'), item('b')]);
    await flush(stage);
    expect((await leftovers(stage.store)).queued).toEqual(['b']);
    expect(await storedReceipt(stage.store, 'z')).toBeUndefined();
  });

  it('[P-d] items to be tried again never stand before the others', async () => {
    const stage = await scene((_path, body) => answered(body, (id) => (Number(id.slice(5)) <= 50 ? { id, status: 'retry' } : accept(id))));
    await stage.store.enqueue(names(80).map((id) => item(id)));
    await flush(stage);
    expect((await leftovers(stage.store)).queued).toEqual(names(50));
    await stage.clock.pass(1);
    expect(await stage.store.lease({ nowMs: stage.clock.nowMs, leaseMs: 1, maxItems: 50, maxBytes: 1e6, newestFirst: false })).toHaveLength(
      50,
    );
  });

  it.each<[string, Reply]>([
    ['no network', 'no network'],
    ["a captive portal's page", html(200)],
    ['401', json(401, { error: 'Authentication required' })],
    ['426', json(426, { error: 'Update' })],
    ['429', json(429, { error: 'Slow down' }, '5')],
    ['500', json(500, { error: 'Broken' })],
    ['502', html(502)],
    ['503', html(503, '9')],
  ])('[P-g] %s: nothing is lost, nothing is parked, and all can be sent at once again', async (_name, reply) => {
    let broken = true;
    const stage = await scene((_path, body) => (broken ? reply : answered(body, accept)));
    await stage.store.enqueue(names(3).map((id) => item(id)));
    const pusher = new Pusher(stage);
    expect(await flush(stage, pusher)).not.toBe('flushed');
    expect(stage.pushes).toHaveLength(1);
    expect(await leftovers(stage.store)).toEqual({ queued: names(3), parked: [] });
    broken = false;
    expect(await flush(stage, pusher)).toBe('flushed');
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: [] });
  });

  it('[P-a] a lost answer costs one more send of the same items', async () => {
    let lost = true;
    const stage = await scene((_path, body) => {
      const reply = lost ? 'no network' : answered(body, (id) => ({ id, status: 'duplicate' }));
      lost = false;
      return reply;
    });
    await stage.store.enqueue([item('a')]);
    await flush(stage);
    await flush(stage);
    expect(stage.pushes).toEqual([['a'], ['a']]);
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: [] });
  });

  it('[P-e][P-f] 413 halves the batch at once, and parks the one item that is too large by itself', async () => {
    const stage = await scene(spoiled('item-3', json(413, { error: 'Too large' })));
    await stage.store.enqueue(names(8).map((id) => item(id)));
    expect(await flush(stage)).toBe('flushed');
    expect(stage.pushes[1]).toEqual(names(4));
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: ['item-3 rejected too_large'] });
  });

  it('[P-f] a proxy that finds a lone item too large parks nothing', async () => {
    const stage = await scene(spoiled('item-3', html(413)));
    await stage.store.enqueue(names(8).map((id) => item(id)));
    await flush(stage);
    expect(await leftovers(stage.store)).toEqual({ queued: ['item-3'], parked: [] });
  });

  it('[P-e][P-f] a batch refused twice is halved until the culprit is alone and parked; the others arrive', async () => {
    const stage = await scene(spoiled('item-37', json(400, { error: 'Bad batch' })));
    await stage.store.enqueue(names(60).map((id) => item(id)));
    const pusher = new Pusher(stage);
    expect(await flush(stage, pusher)).toBe('refused');
    expect(stage.pushes).toHaveLength(1);
    expect(await flush(stage, pusher)).toBe('flushed');
    expect(await leftovers(stage.store)).toEqual({ queued: [], parked: ['item-37 rejected refused'] });
  });

  it('[P-f] a server that refuses even an empty batch parks nothing', async () => {
    const stage = await scene(() => json(400, { error: 'Bad batch' }));
    await stage.store.enqueue(names(5).map((id) => item(id)));
    const pusher = new Pusher(stage);
    for (let n = 0; n < 20; n++) expect(await flush(stage, pusher)).toBe('refused');
    expect(await leftovers(stage.store)).toEqual({ queued: names(5), parked: [] });
  });

  it('[P-f] an item that makes the server fail is never parked, and never stands before the others', async () => {
    const stage = await scene(spoiled('item-2', json(500, { error: 'Broken' })));
    await stage.store.enqueue(names(10).map((id) => item(id)));
    const pusher = new Pusher(stage);
    expect([await flush(stage, pusher), await flush(stage, pusher)]).toEqual(['failing', 'failing']);
    expect(await flush(stage, pusher)).toBe('flushed');
    expect(await leftovers(stage.store)).toEqual({ queued: ['item-2'], parked: [] });
  });

  it('[T3][C1] stores a renewed ticket, the epoch and the offset of the clock with the receipts', async () => {
    const stage = await scene((_path, body) => answered(body, accept, { ticket: 'ticket-2' }));
    await stage.store.enqueue([item('a')]);
    await flush(stage);
    const meta = await Promise.all([
      stage.store.meta('ticket'),
      stage.store.meta('epoch'),
      stage.store.meta('clockOffsetMs'),
      stage.store.meta('lastServerMs'),
    ]);
    expect(meta).toEqual(['ticket-2', 'epoch-1', 4_000_000, 5_000_000]);
  });

  it('a service worker stops after one batch that got through', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    await stage.store.enqueue(names(70).map((id) => item(id)));
    await new Pusher(stage).flush('ticket-1', { batches: 1 });
    expect((await leftovers(stage.store)).queued).toEqual(names(70).slice(50));
  });

  it('does not send what another sender has leased, until the lease runs out', async () => {
    const stage = await scene((_path, body) => answered(body, accept));
    await stage.store.enqueue([item('a')]);
    const taken: readonly { readonly item: StoredItem }[] = await stage.store.lease({
      nowMs: stage.clock.nowMs,
      leaseMs: 60_000,
      maxItems: 50,
      maxBytes: 1e6,
      newestFirst: false,
    });
    expect(taken).toHaveLength(1);
    await flush(stage);
    expect(stage.pushes).toEqual([]);
    await stage.clock.pass(60_001);
    await flush(stage);
    expect(stage.pushes).toEqual([['a']]);
  });
});
