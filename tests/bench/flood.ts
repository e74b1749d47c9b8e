import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { TestServer } from '../browser/harness/server.ts';
import { newAccount, originOf, type Account } from './accounts.ts';
import { withServer } from './browser.ts';
import { quickGame, type Flood } from './flood-items.ts';
import type { Flooded, Orders } from './flooder.ts';
import { byTime, watchHealth } from './health.ts';
import { post } from './requests.ts';
import { median, quantile } from './statistics.ts';

/** What other players notice while one account floods. */
export interface Noticed {
  readonly what: string;
  readonly pushMs: number;
  readonly slowPushMs: number;
  readonly healthMs: number;
  readonly statuses: Flooded['statuses'];
}

export interface FloodFigures {
  readonly idle: Noticed;
  readonly floods: readonly Noticed[];
  /** MB by which the database grew in a minute of the items that take the most room. */
  readonly storedMb: number;
  /** The time of a push of one game after a flood of games on long past days, by the flooder and by a newcomer. */
  readonly ownMs: number;
  readonly freshMs: number;
}

const WATCH_MS = 8_000;
const MINUTE_MS = 60_000;
const PUSH_EVERY_MS = 50;
const SAMPLES = 25;

/** Measures L7 with a server process, a flooding process, and this process, which only measures. All use loopback. */
export const benchFlood = (): Promise<FloodFigures> =>
  withServer(async (server) => {
    const origin = originOf(server);
    const signUp = (name: string, installs: number): Promise<Account> => newAccount(server, name, installs);
    const other = await signUp('neighbour', 1);
    const idle = await watch(
      origin,
      other,
      'nobody floods',
      pause(WATCH_MS).then(() => ({ statuses: {} })),
    );
    const floods: Noticed[] = [];
    for (const kind of ['breaks', 'shuffles', 'picks'] as const) {
      for (const installs of [1, 4]) {
        // A new account each time, so that the limits of the flood before do not apply.
        const hostile = await signUp(`${kind}${installs}`, installs);
        const flooded = send({ origin, owner: hostile.id, tickets: hostile.tickets, flood: kind, ms: WATCH_MS, fresh: false });
        floods.push(await watch(origin, other, `${kind}, ${installs} ${installs === 1 ? 'install' : 'installs'}`, flooded));
      }
    }
    const storedMb = Math.max(
      await store(server, origin, await signUp('hoarder', 4), 'unknown'),
      await store(server, origin, await signUp('player', 4), 'picks'),
    );
    const own = await afterForgedDays(origin, await signUp('timetraveller', 4), await signUp('newcomer', 1));
    return { idle, floods, storedMb, ...own };
  });

async function send(orders: Orders): Promise<Flooded> {
  const flooder = fork(fileURLToPath(new URL('./flooder.js', import.meta.url)));
  flooder.send(orders);
  const [flooded] = (await once(flooder, 'message')) as [Flooded];
  return flooded;
}

let games = 0;
const oneGame = ({ id }: Account): string =>
  JSON.stringify({ proto: 1, batchId: 'one', deviceId: 'one', deviceNow: 1, items: [quickGame(`${id}-${games++}`, id, Date.now())] });

/** Measures what another player notices until the flood ends: it pushes a game again and again, and asks /healthz. */
async function watch(origin: string, other: Account, what: string, flood: Promise<Flooded>): Promise<Noticed> {
  let over = false;
  const ended = flood.finally(() => (over = true));
  const pushes: number[] = [];
  const pushing = async (): Promise<void> => {
    while (!over) {
      const answer = await post(`${origin}/api/sync/push`, other.tickets[0] ?? '', oneGame(other));
      if (answer.status !== 200) throw new Error(`the neighbour's push was answered ${answer.status}`);
      pushes.push(...byTime(answer.ms, PUSH_EVERY_MS));
      await pause(PUSH_EVERY_MS);
    }
  };
  const [{ statuses }, , looks] = await Promise.all([ended, pushing(), watchHealth(origin, () => over)]);
  return { what, pushMs: median(pushes), slowPushMs: quantile(pushes, 0.99), healthMs: quantile(looks, 0.99), statuses };
}

/** MB by which the database grew in a minute, pages included that are only in its log yet. */
async function store(server: TestServer, origin: string, hoarder: Account, flood: Flood): Promise<number> {
  const database = new Database(`${server.dataDir}/tenfold.db`, { readonly: true });
  const size = (): number =>
    Number(database.pragma('page_count', { simple: true })) * Number(database.pragma('page_size', { simple: true }));
  const before = size();
  await send({ origin, owner: hoarder.id, tickets: hoarder.tickets, flood, ms: MINUTE_MS, fresh: true });
  const grown = size() - before;
  database.close();
  return grown / 1e6;
}

/** Both accounts push new games in turn. The flooder first waits as long as the server tells it to. */
async function afterForgedDays(origin: string, sender: Account, newcomer: Account): Promise<Pick<FloodFigures, 'ownMs' | 'freshMs'>> {
  await send({ origin, owner: sender.id, tickets: sender.tickets, flood: 'days', ms: WATCH_MS * 2, fresh: true });
  const [own, fresh]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < SAMPLES; sample++) {
    own.push(await pushOne(origin, sender));
    fresh.push(await pushOne(origin, newcomer));
  }
  return { ownMs: median(own), freshMs: median(fresh) };
}

async function pushOne(origin: string, account: Account): Promise<number> {
  const answer = await post(`${origin}/api/sync/push`, account.tickets[0] ?? '', oneGame(account));
  if (answer.status === 200) return answer.ms;
  if (answer.status !== 429) throw new Error(`a push of one game was answered ${answer.status}`);
  await pause(answer.waitS * 1000);
  return pushOne(origin, account);
}
