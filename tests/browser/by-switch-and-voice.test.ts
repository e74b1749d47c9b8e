import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { bySwitch, type SwitchPlayer } from './steps/by-switch.ts';
import { brokenByVoice, chooseAloud, dwell, Listener, LIST_OVER_MS, numbersIn, spoken, withVoice } from './steps/by-voice.ts';
import { GUEST } from './steps/expected.ts';
import { start } from './steps/game.ts';
import * as memory from './steps/number-sequence.ts';
import { goWithin } from './steps/opening.ts';
import { transcriptOf } from './steps/transcript.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** Somebody with two switches, for whom all is read aloud, as the numbers of Memory Challenge are: three of one digit. */
async function atNumbers(browser: ChromiumBrowser, rounds: number): Promise<{ readonly player: SwitchPlayer; readonly ear: Listener }> {
  browser.problems.expect(GUEST);
  await withVoice(browser);
  // The ring is there first: it brings its place into sight, and a press that was under way would end elsewhere. So it would when what the
  // switches do comes, above what is read aloud.
  const player = await bySwitch(browser, 'two', `${server.origin}/settings`);
  const { page } = player;
  await page.getByText('One switch moves a ring to the next place.').waitFor();
  await chooseAloud(page, /^All/);
  await goWithin(page, '/games/number-sequence');
  await memory.fillSetup(page, { count: 3, digits: 1, rounds });
  // With two the ring waits while there is something to hear.
  await player.choose(start(page));
  return { player, ear: new Listener(page) };
}

inEngine('Chromium', 'By two switches and read aloud', () => {
  it('Memory Challenge is played by ear to its result, and nobody speaks of an Enter that is not there', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const { player, ear } = await atNumbers(browser, 2);
      const { page } = player;
      for (const isLast of [false, true]) {
        const numbers = numbersIn(await ear.hears(/\.$/, LIST_OVER_MS));
        await player.choose(page.getByRole('button', { name: 'I know them' }));
        await ear.hears(/^Number 1$/);
        await player.type(numbers.join(''));
        // A press ends what is said.
        await ear.hears(/^All numbers are in\.$/);
        await player.submit();
        await ear.hears(isLast ? /points/ : /^Correct\. All numbers right\.$/);
        if (!isLast) await player.choose(page.getByRole('button', { name: 'Next Round' }));
      }
      await player.choose(page.getByRole('button', { name: 'New Game' }));
      await start(page).waitFor();
      const said = await spoken(page);
      expect(said.filter((text) => text.includes('Enter'))).toEqual([]);
      expect(brokenByVoice(await transcriptOf(page))).toEqual([]);
      await browser.close();
    });
  });

  it('a press ends what is said, and nothing of what it brings', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const { player, ear } = await atNumbers(browser, 1);
      const { page } = player;
      await ear.hears(/\.$/, LIST_OVER_MS);
      await player.choose(page.getByRole('button', { name: 'I know them' }));
      await ear.hears(/^Number 1$/);
      await dwell(page, true);
      await player.type('11');
      // To the first keys of the pad, and to the first of them.
      await player.press();
      await expect.poll(async () => (await spoken(page)).at(-1)).toBe('Number 3');
      await dwell(page, false);
      await player.press();
      await ear.hears(/^All numbers are in\.$/);
      await browser.close();
    });
  });
});
