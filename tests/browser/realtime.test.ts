import { expect, it } from 'vitest';
import type { Page, WebSocket } from 'playwright';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { SHOWS_WITHIN_MS } from './harness/engines.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { load, open } from './steps/opening.ts';
import { askToSignOut, dashboard, signOut } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** Resolves with the page's next connection when the server has made it ready. */
const connected = (page: Page): Promise<WebSocket> =>
  new Promise((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"ready"')) resolve(socket);
      }),
    );
  });

interface HeldWord {
  readonly text: string;
  readonly letGo: () => void;
}

/** Keeps back what the windows of a browser say of a game that was taken; resolves with the first such word. To be called before them. */
async function holdWord({ context }: ChromiumBrowser): Promise<{ readonly held: Promise<HeldWord> }> {
  let keep = (_word: HeldWord): void => undefined;
  const held = new Promise<HeldWord>((resolve) => {
    keep = resolve;
  });
  await context.routeWebSocket('**/api/realtime', (window) => {
    const site = window.connectToServer();
    window.onMessage((message) => {
      const text = String(message);
      if (text.includes('score_submitted')) keep({ text, letGo: () => site.send(text) });
      else site.send(message);
    });
  });
  return { held };
}

/** Resolves when the server has told this connection that something changed. */
const toldOfChange = (socket: WebSocket): Promise<unknown> =>
  socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"changed"'));

inEngine('Chromium', 'An account on two devices', () => {
  it('sees on one what was played on the other, without a reload: told by what was stored, and again by the window that played', async () => {
    const uma = await accountOf(server, person('Uma'));
    await withFolder(async (one) => {
      await withFolder(async (other) => {
        const [laptop, phone] = [await ChromiumBrowser.open(one, ONE_VISIT), await ChromiumBrowser.open(other, ONE_VISIT)];
        const { held } = await holdWord(phone);
        const home = await open(laptop, server.origin);
        const ready = connected(home);
        await signIn(home, uma);
        const socket = await ready;
        expect(socket.url()).toBe(`${server.origin.replace('http', 'ws')}/api/realtime`);
        await home.getByText('Synced').first().waitFor();
        expect(await dashboard(home)).toMatchObject({ xp: 0, games: 0 });

        const there = await open(phone, `${server.origin}/games/speed-math`);
        const phoneReady = connected(there);
        await signIn(there, uma);
        await phoneReady;
        const toldByStore = toldOfChange(socket);
        const played = await playGame(there, { questions: 2 });
        await toldByStore;
        const earned = { level: 1, xp: sessionXp(played), streak: '1 day', games: 1 };
        await expect.poll(() => dashboard(home), { timeout: SHOWS_WITHIN_MS }).toEqual(earned);
        const { text, letGo } = await held;
        const { data } = JSON.parse(text) as { readonly data: unknown };
        expect(data).toEqual({ userId: expect.any(String) as unknown, gameId: 1, score: played.score, xpEarned: sessionXp(played) });
        const toldByWindow = toldOfChange(socket);
        letGo();
        await toldByWindow;
        await laptop.close();
        await phone.close();
      });
    });
  });

  it('has no connection as a guest, none offline, one again online, and none after signing out', async () => {
    const vic = await accountOf(server, person('Vic'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
      // Home reads the device and asks the engine what is known: the network may go before the code for that has come.
      browser.problems.expect(/Failed to fetch dynamically imported module: \S+\/(?:worker-engine|read-device)-/);
      browser.problems.expect(/The worker could not be loaded/);
      const page = await open(browser, server.origin);
      let count = 0;
      page.on('websocket', () => (count += 1));
      const first = connected(page);
      await signIn(page, vic);
      const lost = (await first).waitForEvent('close');
      expect(count).toBe(1);

      await browser.context.setOffline(true);
      await lost;
      const second = connected(page);
      await browser.context.setOffline(false);
      const ended = (await second).waitForEvent('close');
      await askToSignOut(page, vic.username);
      await signOut(page, vic.username);
      await ended;
      await load(page, server.origin);
      expect(count).toBe(2);
      await browser.close();
    });
  });
});
