import type { Page } from 'playwright';
import { v7 } from 'uuid';
import { DEVICE_DATABASE, DEVICE_SCHEMA } from '../../../client/storage/device-database.ts';
import { PLAYER_DATABASES } from '../../../client/storage/player-database.ts';
import { accountRow, learnerRow, signedIn } from '../../../client/storage/player-rows.ts';
import type { PlayerRow } from '../../../client/storage/records.ts';
import { PLAYER_TABLES } from '../../../client/storage/tables/player-tables.ts';
import { schemaOf } from '../../../client/storage/tables/table.ts';
import type { ChromiumBrowser, TestServer } from '../harness.ts';
import { rowsOf, type Earned } from './earned.ts';
import type { Person } from './accounts.ts';
import { load } from './opening.ts';

interface Store {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly autoIncrement: boolean;
  readonly indexes: readonly { readonly path: string; readonly unique: boolean }[];
}

interface Made {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly Store[];
  readonly rows: { readonly [store: string]: readonly unknown[] };
}

/** An address of the site that runs none of its scripts. */
const BARE = '/manifest.webmanifest';

/** A store as Dexie makes it from its words for the keys: the primary one first; `++` numbers the rows, `&` is unique, `[a+b]` a list. */
function storeOf([name, text]: readonly [string, string]): Store {
  const [primary = '', ...others] = text.split(', ');
  const path = primary.replace(/^\+\+/, '');
  return {
    name,
    keyPath: path.startsWith('[') ? path.slice(1, -1).split('+') : path,
    autoIncrement: primary.startsWith('++'),
    indexes: others.map((other) => ({ path: other.replace('&', ''), unique: other.startsWith('&') })),
  };
}

/** A database as Dexie makes it, which counts the versions in tens. */
const made = (name: string, schema: readonly object[], rows: Made['rows']): Made => ({
  name,
  version: schema.length * 10,
  stores: Object.entries<string>(Object.assign({}, ...schema) as { [store: string]: string }).map(storeOf),
  rows,
});

/** What is settled of a player here, by its key in the device's database. */
interface Settings {
  readonly [key: string]: unknown;
}

/** Puts a player, who plays, where the app finds them at its first start here. Returns a tab that runs none of its scripts. */
async function playerHere(
  browser: ChromiumBrowser,
  { origin }: TestServer,
  row: PlayerRow,
  { games = [], settings = {} }: { readonly games?: readonly Earned[]; readonly settings?: Settings },
): Promise<Page> {
  const page = await browser.visit(origin + BARE);
  const rows = Object.entries({ ...settings, playing: row.localId }).map(([key, value]) => ({ key, value }));
  await page.evaluate(make, [
    made(DEVICE_DATABASE, DEVICE_SCHEMA, { players: [row], settings: rows }),
    made(PLAYER_DATABASES + row.localId, schemaOf(PLAYER_TABLES), { sessions: rowsOf(games) }),
  ]);
  return page;
}

/**
 * Puts a learner, who plays, and games that were never played (`playedBefore`) where the app finds them at its first start here. Returns a
 * tab that runs none of its scripts. For tests of what a learner sees later: to make one by hand is as much work for the machine as to load
 * two pages.
 */
export const learnerHere = (browser: ChromiumBrowser, server: TestServer, nickname: string, games: readonly Earned[] = []): Promise<Page> =>
  playerHere(browser, server, learnerRow({ nickname, colour: 'sun', shape: 'circle' }, { localId: v7(), createdMs: Date.now() }), {
    games,
  });

/** Loads a page of the app, and waits until it knows that somebody plays: until then it shows what a guest sees. */
async function loadAsPlayer(page: Page, address: string): Promise<void> {
  await load(page, address);
  await page.waitForFunction(() => /player|admin/.test(document.documentElement.dataset['player'] ?? ''));
}

/** The same learner's tab on a page of the app, ready to be used. */
export async function openAs(
  browser: ChromiumBrowser,
  server: TestServer,
  nickname: string,
  path: string,
  games?: readonly Earned[],
): Promise<Page> {
  const page = await learnerHere(browser, server, nickname, games);
  await loadAsPlayer(page, server.origin + path);
  return page;
}

/** The session of an account as the server gives it for its password. */
interface Session {
  readonly user: { readonly id: string; readonly email: string };
}

/**
 * A tab on a page of the app, ready to be used, where an account is signed in since a moment, and its first sync is still to come. For tests
 * of what it sees and does later: to sign in by hand is as much work for the machine as to load three pages.
 */
export async function openSignedIn(browser: ChromiumBrowser, server: TestServer, who: Person, path: string): Promise<Page> {
  const answer = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  });
  if (!answer.ok) throw new Error(`${who.email} was not signed in: ${answer.status} ${await answer.text()}`);
  const session = (await answer.json()) as Session;
  const account = { accountId: session.user.id, email: who.email, nickname: who.username };
  const row = signedIn(accountRow(account, { localId: v7(), createdMs: Date.now() }), account);
  const page = await playerHere(browser, server, row, { settings: { [`auth:${row.localId}`]: JSON.stringify(session) } });
  await loadAsPlayer(page, server.origin + path);
  return page;
}

/** Runs in the page. */
async function make(databases: readonly Made[]): Promise<void> {
  for (const { name, version, stores, rows } of databases) {
    await new Promise<void>((done, fail) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
          const added = request.result.createObjectStore(store, { keyPath, autoIncrement });
          for (const { path, unique } of indexes) added.createIndex(path, path, { unique });
          for (const row of rows[store] ?? []) added.put(row);
        }
      };
      request.onerror = () => fail(request.error ?? new Error(`${name} was not made`));
      request.onsuccess = () => {
        request.result.close();
        done();
      };
    });
  }
}
