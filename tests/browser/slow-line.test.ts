import { expect, it } from 'vitest';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { open } from './steps/opening.ts';
import { answer, startGame } from './steps/speed-math.ts';

const server = serverForTests();

inEngine('Chromium', 'On a slow line', () => {
  it('nothing of the install, and no database for a guest, is asked for before a game has begun, and the app is installed afterwards', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      browser.problems.expect(GUEST);
      // As if all that came so far had taken a minute.
      await browser.context.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 60_000;
      });
      const asked: string[] = [];
      browser.context.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await startGame(page, { questions: 3 });
      await answer(page, 1);
      expect(asked.filter((path) => path === '/sw.js' || path.includes('workbox'))).toEqual([]);
      expect(asked.filter((path) => path.includes('dexie') || path.includes('past-presets'))).toEqual([]);
      expect(asked.filter((path) => path.includes('player-first'))).toHaveLength(1);
      await controlled(page);
      await browser.close();
    });
  });
});
