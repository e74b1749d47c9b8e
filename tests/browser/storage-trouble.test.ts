import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { DEVICE_SCHEMA } from '../../client/storage/device-database.ts';
import { PLAYER_TABLES } from '../../client/storage/tables/player-tables.ts';
import { schemaOf } from '../../client/storage/tables/table.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { blockStorage } from './steps/block-storage.ts';
import { GUEST } from './steps/expected.ts';
import { openAs } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { inPlayerDatabase } from './steps/player-database.ts';
import { dashboard, keepAs, newLearner } from './steps/players.ts';
import * as practice from './steps/practice.ts';
import { answer, begin, playGame, result, saved, startGame } from './steps/speed-math.ts';
import { NOT_INSTALLED, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** A page of the site that runs none of its scripts. */
const bare = () => `${server.origin}/manifest.webmanifest`;

interface Stored {
  readonly version: number;
  readonly rows: number;
}

/** Opens this site's databases with a prefix, at another version if one is given, and counts their rows. */
function databases(page: Page, prefix: string, version?: number): Promise<Stored[]> {
  return page.evaluate(
    async ([start, wanted]) => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(start) ? [name] : []));
      const looks = names.map(async (name) => {
        const db = await new Promise<IDBDatabase>((done, fail) => {
          const request = indexedDB.open(name, wanted);
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
        const counts = [...db.objectStoreNames].map(
          (store) =>
            new Promise<number>((done) => {
              const request = db.transaction(store).objectStore(store).count();
              request.onsuccess = () => done(request.result);
            }),
        );
        const rows = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
        db.close();
        return { version: db.version, rows };
      });
      return Promise.all(looks);
    },
    [prefix, version] as const,
  );
}

/** A new learner with one game, whose page is closed. Returns a bare page. */
async function playedOnce(browser: ChromiumBrowser): Promise<Page> {
  const page = await openAs(browser, server, 'Lea', '/', [{}]);
  await dashboard(page);
  await page.goto(bare());
  return page;
}

/** The versions of the databases as the browser counts them, in tens, and one that only a later build would have. */
const PLAYER_VERSION = schemaOf(PLAYER_TABLES).length * 10;
const NEWER_PLAYER_VERSION = PLAYER_VERSION + 10;
const NEWER_DEVICE_VERSION = DEVICE_SCHEMA.length * 10 + 10;
const NEWER = /There is a newer Tenfold on this device/;
const HELD = /An older Tenfold is open in another tab, with a game/;
const WAITING = /An older Tenfold is open|This browser is slow to save/;
const LIST_LOST = /This browser has lost its list of players/;
const FORGOTTEN = /This browser has deleted what Tenfold kept on this device/;

inEngine('Chromium', 'Where storage is blocked', () => {
  it('one plays on to the summary, and is told why a game cannot be kept', async () => {
    await withFolder(async (profile) => {
      await blockStorage(profile);
      const browser = await ChromiumBrowser.open(profile, { whole: true });
      browser.problems.expect(/User not authenticated/);
      browser.problems.expect(/Dexie: Workaround for Chrome UnknownError/);
      browser.problems.expect(/Storage failed: storage_blocked/);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await page.getByRole('button', { name: 'Keep this game' }).click();
      await page.getByRole('textbox', { name: 'Nickname' }).fill('Mo');
      await page.getByRole('button', { name: 'Keep my game' }).click();
      await page
        .getByRole('alert')
        .getByText(/This browser does not let Tenfold keep anything/)
        .waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await begin(page);
      await answer(page, 2);
      await page.getByRole('button', { name: 'Keep this game' }).waitFor();
      await page.getByRole('button', { name: 'Light or dark' }).click();
      await browser.close();
    });
  });
});

/** Opens a database at a version and keeps it open until `closeHeld`, even if another page needs another version. */
function openHeld(page: Page, name: string, version: number): Promise<void> {
  return page.evaluate(
    ([wanted, at]) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open(wanted, at);
        request.onerror = () => fail(request.error ?? new Error(`${wanted} was not opened`));
        request.onsuccess = () => {
          Object.assign(window, { held: request.result });
          done();
        };
      }),
    [name, version] as const,
  );
}

const closeHeld = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { held: IDBDatabase }).held.close());

const playerDatabase = (page: Page): Promise<string> =>
  page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name?.startsWith('tenfold-player-'))?.name ?? '');

const remove = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase(wanted).onsuccess = () => done();
      }),
    name,
  );

inEngine('Chromium', 'An update that wants a newer database', () => {
  it('gets it when the game of the old tab is over; what that tab plays from then on is kept, and counts', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_newer/);
      const old = await openAs(browser, server, 'Lea', '/games/speed-math');
      await startGame(old, { questions: 2 });
      await answer(old, 1);
      const update = await browser.visit(bare());
      const name = await playerDatabase(update);
      const updated = openHeld(update, name, NEWER_PLAYER_VERSION);
      await old.bringToFront();
      await answer(old, 1);
      await saved(old);
      await updated;
      // The second game of the old tab, whose database is another version's now.
      await old.getByRole('button', { name: 'Try Again' }).click();
      await begin(old);
      await answer(old, 2);
      await saved(old);
      await old.getByText(NEWER).first().waitFor();
      expect(await old.getByText('Something went wrong').count()).toBe(0);
      expect(await databases(update, 'tenfold-hand-over')).toMatchObject([{ rows: 1 }]);
      await closeHeld(update);
      await old.close();
      // An app that knows this player's database: here, the first version of an empty one.
      await remove(update, name);
      const next = await open(browser, server.origin);
      await expect.poll(() => dashboard(next)).toMatchObject({ games: 1 });
      await expect.poll(() => databases(update, 'tenfold-hand-over')).toMatchObject([{ rows: 0 }]);
      await browser.close();
    });
  });

  it('says that another tab is finishing a game, and goes on by itself when that tab lets go', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_(?:held|slow)/);
      browser.problems.expect(/User not authenticated/);
      const old = await browser.visit(bare());
      await openHeld(old, 'tenfold-device', 1);
      const home = await open(browser, server.origin);
      await home.getByText(HELD).waitFor();
      expect(await home.getByText('Something went wrong').count()).toBe(0);
      await home.close();
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 1 });
      // The browser tells the reason only to the first page that waits.
      await result(page).getByText(WAITING).waitFor();
      await closeHeld(old);
      await keepAs(page, 'Mia');
      await saved(page);
      // The region keeps what it has said.
      expect(await result(page).getByText(WAITING).count()).toBe(0);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Where the browser has deleted what was stored', () => {
  it('the next visit says so and what helps, once', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await playedOnce(browser);
      await remove(page, await playerDatabase(page));
      await remove(page, 'tenfold-device');
      await load(page, server.origin);
      await page.getByText(FORGOTTEN).waitFor();
      expect(
        await page
          .getByText(/backup|file/i)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
      await page.getByRole('complementary', { name: 'Messages of the app' }).getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      await load(page, server.origin);
      await page.locator('aside[aria-label="Messages of the app"]').waitFor({ state: 'attached' });
      await newLearner(page, 'Lea');
      expect(await page.getByText(FORGOTTEN).count()).toBe(0);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Where the data of the site are deleted while it is open', () => {
  it(
    'the game that is being played is a guest’s at its end: that is said, it can be kept, and is there at the next start',
    BEFORE_A_RELEASE,
    async () => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        browser.problems.expect(GUEST);
        // What is read or written at that moment is broken off.
        browser.problems.expect(/Storage failed: storage_blocked \(AbortError/);
        const page = await openAs(browser, server, 'Lea', '/games/speed-math');
        await startGame(page, { questions: 2 });
        await answer(page, 1);
        const session = await browser.context.newCDPSession(page);
        await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb,local_storage' });
        await answer(page, 1);
        await result(page)
          .getByText(/Who played this is no longer on this device/)
          .waitFor();
        await page.getByRole('banner').getByText('Guest').waitFor();
        expect(await page.getByText('Saved on this device').count()).toBe(0);
        await keepAs(page, 'Lea');
        await saved(page);
        await load(page, server.origin);
        expect(await dashboard(page)).toMatchObject({ games: 1 });
        await page.getByRole('button', { name: 'Who is playing?' }).click();
        const here = page.getByRole('dialog', { name: 'Who is playing?' }).getByRole('listitem').filter({ hasText: 'Lea' });
        await here.first().waitFor();
        expect(await here.count()).toBe(1);
        await browser.close();
      });
    },
  );

  it('a player whom only the games remember is offered at the next start, taken back, and not offered again', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const played = await openAs(browser, server, 'Lea', '/games/speed-math');
      await playGame(played, { questions: 1 });
      await saved(played);
      await played.close();
      const page = await browser.visit(bare());
      await remove(page, 'tenfold-device');
      await load(page, server.origin);
      const messages = page.getByRole('complementary', { name: 'Messages of the app' });
      await messages.getByText(LIST_LOST).waitFor();
      await messages.getByRole('button', { name: 'Take them back' }).click();
      await page.getByText('Player’s games are back.').waitFor();
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      expect(await page.getByText(LIST_LOST).count()).toBe(0);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'What a newer version has stored', () => {
  it('in the device database is left alone: the app says what to do, and plays on', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Storage failed: storage_newer/);
      const page = await playedOnce(browser);
      const before = await databases(page, 'tenfold-device', NEWER_DEVICE_VERSION);
      await load(page, server.origin);
      await page.getByText(NEWER).first().waitFor();
      // A list that cannot be read is empty, not an error.
      await page.getByRole('button', { name: 'Who is playing?' }).click();
      await page.getByRole('dialog', { name: 'Who is playing?' }).getByText('Plays everything').waitFor();
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 1 });
      // The page does not become a guest's, because the last visit had a player.
      await result(page).getByText(NEWER).waitFor();
      await page.goto(bare());
      expect(await databases(page, 'tenfold-device')).toEqual(before);
      expect(before).toMatchObject([{ version: NEWER_DEVICE_VERSION }]);
      expect(await databases(page, 'tenfold-player-')).toMatchObject([{ version: PLAYER_VERSION }]);
      await browser.close();
    });
  });

  it(
    "in a player's database is left alone: the app says what to do, and a game goes into the box for the newer version",
    BEFORE_A_RELEASE,
    async () => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        browser.problems.expect(/Storage failed: storage_newer/);
        const page = await playedOnce(browser);
        const before = await databases(page, 'tenfold-player-', NEWER_PLAYER_VERSION);
        await load(page, server.origin);
        // A list that cannot be read is empty, not an error.
        await page.getByText(NEWER).first().waitFor();
        expect(await page.getByText('Something went wrong').count()).toBe(0);
        await load(page, `${server.origin}/games/speed-math`);
        browser.problems.expect(/Failed to save game session/);
        await playGame(page, { questions: 1 });
        await saved(page);
        await page.getByText(NEWER).first().waitFor();
        await page.goto(bare());
        expect(await databases(page, 'tenfold-player-')).toEqual(before);
        expect(await databases(page, 'tenfold-hand-over')).toMatchObject([{ rows: 1 }]);
        await browser.close();
      });
    },
  );

  it.each([
    ['in the device database', 'tenfold-device', NEWER_DEVICE_VERSION],
    ["in a player's database", 'tenfold-player-', NEWER_PLAYER_VERSION],
  ])(
    '%s keeps nobody from practising: it says that what one knows cannot be read, and finds it out anew',
    BEFORE_A_RELEASE,
    async (_where, name, version) => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        browser.problems.expect(/Storage failed: storage_newer/);
        browser.problems.expect(/Failed to save game session/);
        await browser.context.addInitScript(practice.listen);
        const page = await playedOnce(browser);
        await databases(page, name, version);
        await load(page, `${server.origin}/practice`);
        await practice
          .today(page)
          .getByText('This device cannot read what you know. Find out again: 40 questions, about 4 minutes.')
          .waitFor();
        await practice.begin(page).click();
        const shown = await practice.next(page);
        expect(shown.kind).toBe('asked');
        await practice.goOn(page, shown);
        await practice.end(page).click();
        await practice.result(page).getByText('1 question.').waitFor();
        await page.getByText(NEWER).first().waitFor();
        // What was found out cannot be read either: what follows is practice, and no placement once more.
        const asked = await practice.until(page, 'asked', await practice.practiseOn(page));
        expect((await practice.miss(page, asked)).kind).toBe('solution');
        expect(await page.getByText('Something went wrong').count()).toBe(0);
        await browser.close();
      });
    },
  );

  it('as the journal of a game is kept and shown, not opened', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const page = await openAs(first, server, 'Nia', '/games/speed-math');
      await startGame(page, { questions: 3 });
      await answer(page, 2);
      await first.kill();

      const second = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      const again = await second.visit(bare());
      const left = await renewJournal(again);
      await load(again, `${server.origin}/games/speed-math`);
      const dialog = again.getByRole('dialog', { name: 'A game is waiting' });
      await dialog.getByText(/It is kept safe for now/).waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await playGame(again, { questions: 1 });
      await saved(again);
      await load(again, server.origin);
      expect(await dashboard(again)).toMatchObject({ games: 1 });
      await again.goto(bare());
      expect(await renewJournal(again)).toBe(left);
      await second.close();
    });
  });
});

/** Gives the only journal a header of a later format. Returns the number of rows in the journals. */
function renewJournal(page: Page): Promise<number> {
  return inPlayerDatabase(page, (opened) =>
    opened.evaluate(async (db) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const journal = db.transaction('journal', 'readwrite').objectStore('journal');
      const rows = (await settled(journal.getAll())) as { n: number; header?: { v: number } }[];
      for (const row of rows) if (row.header) await settled(journal.put({ ...row, header: { ...row.header, v: 2 } }));
      return rows.length;
    }),
  );
}
