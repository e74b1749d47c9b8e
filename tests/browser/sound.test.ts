import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { otherDigits, start } from './steps/game.ts';
import { byDigits, pickSets } from './steps/math-bubble-pop.ts';
import { begin, byArrow, cellsOf, slideAlong, wayFrom } from './steps/number-puzzle.ts';
import { listenToRounds, playRound as playMemoryRound } from './steps/number-sequence.ts';
import { load, open } from './steps/opening.ts';
import { question, stage, startGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** The sounds by the pitch of their first tone in Hz (client/play/sound/sound-ticks.ts). */
const PITCHES: { readonly [hz: number]: string } = { 732: 'key', 779: 'right', 248: 'wrong' };

/** Collects the pitch of every tone. Runs in the page, before its own scripts. */
function listenToTones(): void {
  const tones: number[] = [];
  const Tone = window.OscillatorNode;
  Object.assign(window, {
    tones,
    OscillatorNode: class extends Tone {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        tones.push(Math.round(options?.frequency ?? 0));
      }
    },
  });
}

/** The sounds since the page was loaded, each once. */
async function heard(page: Page): Promise<readonly string[]> {
  const tones = await page.evaluate(() => (window as unknown as { tones: number[] }).tones);
  return [...new Set(tones.flatMap((hz) => PITCHES[hz] ?? []))].toSorted();
}

async function playSpeedMath(page: Page): Promise<void> {
  await startGame(page, { questions: 3 });
  const first = await question(page);
  await page.keyboard.type(String(first.answer));
  const second = await question(page, first);
  await page.keyboard.type(otherDigits(second.answer));
  await stage(page).getByText('Wrong').first().waitFor();
}

/**
 * The games, each with its sounds of a key or a tile, a right answer and a wrong one, if it has them. Speed Math stands for all that are
 * played on the play screen with a number pad (`tests/house/play-screens.test.ts`).
 */
const GAMES: readonly { readonly slug: string; readonly play: (page: Page) => Promise<unknown>; readonly sounds: readonly string[] }[] = [
  { slug: 'speed-math', play: playSpeedMath, sounds: ['key', 'right', 'wrong'] },
  {
    slug: 'number-puzzle',
    async play(page) {
      await begin(page);
      await slideAlong(page, wayFrom(await cellsOf(page)).slice(0, 1), byArrow);
    },
    sounds: ['key'],
  },
  {
    slug: 'number-sequence',
    async play(page) {
      await start(page).click();
      await playMemoryRound(page, 1, true);
      await playMemoryRound(page, 2, false);
      await page
        .getByRole('application')
        .getByRole('heading', { name: / right$/ })
        .waitFor();
    },
    sounds: ['key', 'right', 'wrong'],
  },
  {
    slug: 'math-bubble-pop',
    async play(page) {
      await start(page).click();
      await pickSets(page, '+-', byDigits);
    },
    sounds: ['key', 'right', 'wrong'],
  },
];

inEngine('Chromium', 'Sound', () => {
  it('is silent until it is switched on, and then ticks alike on every play screen: at a key, at a right and at a wrong answer', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await browser.context.addInitScript(listenToTones);
      await browser.context.addInitScript(listenToRounds);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playSpeedMath(page);
      expect(await heard(page)).toEqual([]);
      await load(page, `${server.origin}/games/speed-math`);
      await page.getByRole('button', { name: 'Sound' }).click();
      for (const { slug, play, sounds } of GAMES) {
        await load(page, `${server.origin}/games/${slug}`);
        await play(page);
        expect({ slug, sounds: await heard(page) }).toEqual({ slug, sounds });
      }
      await browser.close();
    });
  });
});
