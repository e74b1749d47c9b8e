import { expect, it } from 'vitest';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GAMES } from './steps/each-game.ts';
import { GUEST } from './steps/expected.ts';
import { listenToRounds } from './steps/number-sequence.ts';
import { open } from './steps/opening.ts';
import { copiedLines, handedOver, shareBy, shareButton } from './steps/sharing.ts';
import { playGame } from './steps/speed-math.ts';
import { ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** What each game of `GAMES` says of itself: figures and times differ from run to run. */
const LINES: { readonly [slug in string]: readonly RegExp[] } = {
  'speed-math': [/^Tenfold: Speed Math$/, /^Addition, Easy, 3 questions$/, /^■■■$/, /^3 of 3 right · \d:\d\d · \d+\.\d s an answer$/],
  'math-race': [/^Tenfold: Math Race$/, /^Addition, .* right answers$/, /^■□■■■■$/, /^5 of 6 right · \d:\d\d · \d+\.\d s an answer$/],
  'multiplication-table': [/^Tenfold: Multiplication Table$/, /^Pattern Learn, .*10 questions$/, /^90% right · \d:\d\d$/],
  'calculator-vs-brain': [/^I beat the calculator in .* in Calculator vs Brain\. Can you\?$/, /^[■□]+$/],
  'number-puzzle': [/^Tenfold: Number Puzzle$/, /^Easy, 3 × 3, \d+ moves$/, /^\d:\d\d$/],
  'number-sequence': [/^Tenfold: Memory Challenge$/, /^\d+ numbers of \d digits?, \d+ rounds?$/, /^[■□]+$/, /^\d of \d right · \d:\d\d$/],
  'math-bubble-pop': [/^Tenfold: Math Bubble Pop$/, /^.*, level 1, \d+ sets?$/, /^[■□]+$/, /^[\d,]+ points · \d of \d right · \d:\d\d$/],
};

inEngine('Chromium', 'A result', () => {
  it.each(CATALOGUE.filter(isPlayable).map(({ slug }) => slug))('of %s is shared as text that spoils nothing', async (slug) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await shareBy(browser.context, 'clipboard');
      await browser.context.addInitScript(listenToRounds);
      const page = await open(browser, `${server.origin}/games/${slug}`);
      await GAMES[slug]?.setUp(page);
      await GAMES[slug]?.play(page);
      const lines = await copiedLines(page);
      const expected = LINES[slug] ?? [];
      expect(lines).toHaveLength(expected.length + 1);
      for (const [at, form] of expected.entries()) expect(lines[at]).toMatch(form);
      expect(lines.at(-1)).toBe(`${server.origin}/games/${slug}`);
      await browser.close();
    });
  });

  it('goes to the share sheet of a device that has one, and closing that is no failure', async () => {
    for (const sheet of ['takes', 'closed'] as const) {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
        browser.problems.expect(GUEST);
        await shareBy(browser.context, sheet);
        const page = await open(browser, `${server.origin}/games/speed-math`);
        await playGame(page, { questions: 3 });
        await shareButton(page).tap();
        const taken =
          sheet === 'takes' ? [{ text: expect.stringMatching(/^Tenfold: Speed Math\n/), url: `${server.origin}/games/speed-math` }] : [];
        await expect.poll(() => handedOver(page)).toEqual(taken);
        expect(await page.getByText('Result copied to clipboard!').count()).toBe(0);
        await browser.close();
      });
    }
  });

  it('is shown to be copied by hand where a browser can neither share nor copy', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      await shareBy(browser.context, 'refuses');
      const page = await open(browser, `${server.origin}/games/speed-math`);
      const inspection = new Inspection(page);
      await playGame(page, { questions: 3 });
      await shareButton(page).tap();
      await page.getByText('Copy this text to share it:').waitFor();
      expect(await page.getByRole('textbox', { name: 'Your result' }).inputValue()).toContain('\n■■■\n');
      await inspection.look('a text to copy');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
