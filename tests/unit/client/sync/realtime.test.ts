import { describe, expect, it } from 'vitest';
import { HEARTBEAT_MS, readMessage, writeMessage } from '../../../../shared/contract/realtime.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import type { Credentials, NoCredentials } from '../../../../client/sync/account.ts';
import { MAX_ATTEMPTS, Realtime, reconnectMs, type LinkEvents } from '../../../../client/sync/realtime.ts';
import { FakeTimers, settled } from './fake-timers.ts';

const ACCOUNT = 'account-ann';

/** The server's side of one connection. */
class FakeLink {
  readonly #events: LinkEvents;
  readonly sent: string[] = [];
  isClosed = false;

  constructor(events: LinkEvents) {
    this.#events = events;
  }

  readonly send = (text: string): void => void this.sent.push(text);
  readonly close = (): void => void (this.isClosed = true);

  open(): void {
    this.#events.opened();
  }

  say(type: string): void {
    this.#events.received(writeMessage(type, {}, ''));
  }

  sayText(text: unknown): void {
    this.#events.received(text);
  }

  end(code: number): void {
    this.#events.closed(code);
  }

  get types(): readonly string[] {
    return this.sent.map((text) => {
      const message = readMessage(text);
      return message.ok ? message.value.type : message.error;
    });
  }
}

class Scene {
  readonly clock = new FakeTimers(1_000_000);
  readonly links: FakeLink[] = [];
  readonly refused: (string | undefined)[] = [];
  readonly heard = { changes: 0, dropped: [] as string[], reported: [] as unknown[] };
  random = 0;
  credentials: (refused?: string) => Promise<Credentials | NoCredentials> = () =>
    Promise.resolve({ accessToken: `token-${this.refused.length}`, userId: ACCOUNT });
  deviceId = (): Promise<string> => Promise.resolve('device-1');
  readonly realtime = new Realtime({
    host: { after: (ms, work) => this.clock.after(ms, work), now: () => this.clock.nowMs, random: () => this.random },
    accountId: ACCOUNT,
    session: {
      credentials: (refused) => {
        this.refused.push(refused);
        return this.credentials(refused);
      },
    },
    deviceId: () => this.deviceId(),
    connect: (events) => {
      const link = new FakeLink(events);
      this.links.push(link);
      return link;
    },
    changed: () => void this.heard.changes++,
    dropped: (fault) => void this.heard.dropped.push(fault),
    report: (error) => void this.heard.reported.push(error),
  });

  get link(): FakeLink {
    const link = this.links.at(-1);
    if (!link) throw new Error('Nobody has connected.');
    return link;
  }

  async wake(): Promise<void> {
    this.realtime.wake();
    await settled();
  }

  async connected(): Promise<FakeLink> {
    await this.wake();
    this.link.open();
    this.link.say('ready');
    return this.link;
  }

  /** Ends connection after connection, and tells how long it takes until the next one. */
  async pauses(code: number): Promise<readonly number[]> {
    const pauses: number[] = [];
    for (;;) {
      const [fromMs, count] = [this.clock.nowMs, this.links.length];
      this.link.end(code);
      while (this.links.length === count && this.clock.pending > 0) await this.clock.pass(100);
      if (this.links.length === count) return pauses;
      pauses.push(this.clock.nowMs - fromMs);
    }
  }
}

describe('a realtime connection', () => {
  it('names its token and its device in the first message, and begins with a pull when it is ready', async () => {
    const scene = new Scene();
    await scene.wake();
    expect(scene.link.sent).toEqual([]);
    scene.link.open();
    expect(readMessage(scene.link.sent[0])).toMatchObject({
      value: { type: 'authenticate', data: { accessToken: 'token-1', deviceId: 'device-1' } },
    });
    expect(scene.heard.changes).toBe(0);
    scene.link.say('ready');
    expect(scene.heard.changes).toBe(1);
    scene.link.say('changed');
    expect(scene.heard.changes).toBe(2);
  });

  it('is made after a sign-in that comes while a try still waits, which found nobody signed in', async () => {
    const scene = new Scene();
    const usual = { credentials: scene.credentials, deviceId: scene.deviceId };
    let answer = (_id: string): void => undefined;
    scene.credentials = () => Promise.resolve('signed_out');
    scene.deviceId = () => new Promise((resolve) => (answer = resolve));
    await scene.wake();
    Object.assign(scene, usual);
    await scene.wake();
    answer('device-1');
    await settled();
    expect([scene.refused.length, scene.links.length]).toEqual([2, 1]);
    scene.link.open();
    scene.link.say('ready');
    expect(scene.heard.changes).toBe(1);
  });

  it('pings every 30 s with the time, and is given up when a ping has no answer', async () => {
    const scene = new Scene();
    const link = await scene.connected();
    await scene.clock.pass(HEARTBEAT_MS);
    expect(readMessage(link.sent.at(-1))).toMatchObject({ value: { type: 'ping', timestamp: new Date(scene.clock.nowMs).toISOString() } });
    link.say('pong');
    await scene.clock.pass(HEARTBEAT_MS);
    expect([link.types, link.isClosed]).toEqual([['authenticate', 'ping', 'ping'], false]);
    await scene.clock.pass(HEARTBEAT_MS);
    expect([link.types.length, link.isClosed, scene.links.length]).toEqual([3, true, 1]);
    await scene.clock.pass(5_000);
    expect(scene.links.length).toBe(2);
  });

  it('logs the kind of a message that breaks the rules, drops it and goes on; a type of a newer server says nothing', async () => {
    const scene = new Scene();
    const link = await scene.connected();
    for (const text of ['x'.repeat(10_001), '{', '{}', new Uint8Array(1)]) link.sayText(text);
    link.say('news');
    link.say('changed');
    expect(scene.heard).toEqual({ changes: 2, dropped: ['size', 'format', 'structure', 'format'], reported: [] });
  });

  it('says which game was taken while it is ready, and never else', async () => {
    const scene = new Scene();
    const score = { gameId: 1, score: 40, xpEarned: 12 };
    scene.realtime.submitted(score);
    await scene.wake();
    scene.link.open();
    scene.realtime.submitted(score);
    scene.link.say('ready');
    scene.realtime.submitted(score);
    expect(scene.link.types).toEqual(['authenticate', 'score_submitted']);
    expect(readMessage(scene.link.sent[1])).toMatchObject({ value: { data: { userId: ACCOUNT, ...score } } });
  });
});

describe('a lost connection', () => {
  it('is made again after 5 s, doubling to 30 s, ten times at most', async () => {
    const scene = new Scene();
    await scene.connected();
    expect(await scene.pauses(1006)).toEqual([5_000, 10_000, 20_000, ...Array.from({ length: 7 }, () => 30_000)]);
    expect(scene.links.length).toBe(1 + MAX_ATTEMPTS);
  });

  it('comes back later by chance, so that not all come at once; never later than after 30 s', () => {
    const bounds = [1, 2, 3, 4, 1_000].map((failures) => [reconnectMs(failures, 0), reconnectMs(failures, 1)]);
    expect(bounds).toEqual([
      [5_000, 7_500],
      [10_000, 15_000],
      [20_000, 30_000],
      [30_000, 30_000],
      [30_000, 30_000],
    ]);
  });

  it('begins to count anew once it was ready again, and when the page wakes it', async () => {
    const scene = new Scene();
    await scene.connected();
    await scene.pauses(1006);
    await scene.wake();
    expect(scene.links.length).toBe(2 + MAX_ATTEMPTS);
    scene.link.end(1001);
    await scene.clock.pass(5_000);
    scene.link.open();
    scene.link.say('ready');
    const count = scene.links.length;
    scene.link.end(1001);
    await scene.clock.pass(5_000);
    expect(scene.links.length).toBe(count + 1);
  });

  it('is one that is not ready within ten seconds, too', async () => {
    const scene = new Scene();
    await scene.wake();
    await scene.clock.pass(10_000);
    expect([scene.link.isClosed, scene.links.length]).toEqual([true, 1]);
    await scene.clock.pass(5_000);
    expect(scene.links.length).toBe(2);
  });

  it('whose token was turned down asks for a pull and for another one, and rests if there is none', async () => {
    const scene = new Scene();
    await scene.connected();
    scene.link.end(4401);
    await scene.clock.pass(5_000);
    expect([scene.refused, scene.links.length, scene.heard.changes]).toEqual([[undefined, 'token-1'], 2, 2]);
    scene.credentials = (refused) => Promise.resolve({ accessToken: refused ?? '', userId: ACCOUNT });
    scene.link.end(4401);
    await scene.clock.pass(60_000);
    expect([scene.refused.length, scene.links.length, scene.clock.pending]).toEqual([3, 2, 0]);
  });
});

describe('no connection is tried', () => {
  it.each<[string, Credentials | NoCredentials]>([
    ['without a session', 'signed_out'],
    ['with another account’s token', { accessToken: 'token', userId: 'account-ben' }],
  ])('%s, until the page has another occasion', async (_why, held) => {
    const scene = new Scene();
    const usual = scene.credentials;
    scene.credentials = () => Promise.resolve(held);
    await scene.wake();
    await scene.clock.pass(600_000);
    expect([scene.links.length, scene.refused.length]).toEqual([0, 1]);
    scene.credentials = usual;
    await scene.wake();
    expect(scene.links.length).toBe(1);
  });

  it('while the session cannot be refreshed; it is asked again later', async () => {
    const scene = new Scene();
    const usual = scene.credentials;
    scene.credentials = () => Promise.resolve('offline');
    await scene.wake();
    expect(scene.links.length).toBe(0);
    scene.credentials = usual;
    await scene.clock.pass(5_000);
    expect(scene.links.length).toBe(1);
  });

  it('while storage does not answer, which is no bug; what is one is reported', async () => {
    const scene = new Scene();
    scene.deviceId = () => Promise.reject(new StorageFailure('storage_slow'));
    await scene.wake();
    expect([scene.links.length, scene.heard.reported]).toEqual([0, []]);
    const bug = new Error('a bug');
    scene.deviceId = () => Promise.reject(bug);
    await scene.clock.pass(5_000);
    expect([scene.links.length, scene.heard.reported]).toEqual([0, [bug]]);
  });

  it('asleep: a connection is closed, a pause ends, and what began before does nothing', async () => {
    const scene = new Scene();
    const first = await scene.connected();
    scene.realtime.sleep();
    first.say('changed');
    first.end(1006);
    await scene.clock.pass(600_000);
    expect([first.isClosed, scene.links.length, scene.heard.changes, scene.clock.pending]).toEqual([true, 1, 1, 0]);
    await scene.wake();
    scene.link.end(1006);
    scene.realtime.sleep();
    await scene.clock.pass(600_000);
    expect(scene.links.length).toBe(2);
    scene.realtime.wake();
    scene.realtime.sleep();
    await settled();
    expect(scene.links.length).toBe(2);
  });

  it('twice at once, however often the page wakes it', async () => {
    const scene = new Scene();
    for (let n = 0; n < 5; n++) await scene.wake();
    expect([scene.links.length, scene.refused.length]).toEqual([1, 1]);
  });
});
