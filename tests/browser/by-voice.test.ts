import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { asSaid, brokenByVoice, giveVoice, Listener, MS_A_LETTER } from './steps/by-voice.ts';
import { GUEST } from './steps/expected.ts';
import { start } from './steps/game.ts';
import * as memory from './steps/number-sequence.ts';
import { goWithin, open } from './steps/opening.ts';
import { brokenLaws, inGeneral, listen, transcriptOf } from './steps/transcript.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** A guest who has everything read aloud, and plays the game of an address to its end. */
async function readTo(path: string, play: (page: Page, ear: Listener) => Promise<void>, echoesDigits = true): Promise<string> {
  let transcript = '';
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
    browser.problems.expect(GUEST);
    await browser.context.addInitScript(listen);
    await browser.context.addInitScript(giveVoice, MS_A_LETTER);
    const page = await open(browser, `${server.origin}/settings`);
    await page.getByRole('group', { name: 'Read aloud' }).getByRole('radio', { name: /^All/ }).check();
    await page.getByText('Voice: Near.').waitFor();
    await goWithin(page, path);
    const ear = new Listener(page);
    await start(page).waitFor();
    await play(page, ear);
    const heard = await transcriptOf(page);
    expect(brokenByVoice(heard)).toEqual([]);
    expect(brokenLaws(asSaid(heard), echoesDigits)).toEqual([]);
    transcript = inGeneral(asSaid(heard));
    await browser.close();
  });
  return transcript;
}

inEngine('Chromium', 'Read aloud by a voice of the device, a game is played by ear to its end', () => {
  it('Speed Math', async () => {
    const said = await readTo('/games/speed-math?operation=addition&difficulty=easy&questions=3', async (page, ear) => {
      await start(page).click();
      for (const wrong of [false, true, false]) {
        await ear.answers(wrong);
        await ear.hears(/^(?:Correct|You typed)/);
        await page.keyboard.press('Enter');
      }
      await ear.hears(/points/);
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/speed-math.txt');
  });

  it('Memory Challenge', async () => {
    const said = await readTo('/games/number-sequence', async (page, ear) => {
      await memory.fillSetup(page, { digits: 2, count: 3, rounds: 2 });
      await start(page).click();
      for (const wrong of [true, false]) {
        const texts = await ear.hears(/\.$/);
        const numbers = texts.filter((text) => /^[\d, ]+[,.]$/.test(text)).map((text) => text.replaceAll(/\D/g, ''));
        expect(numbers).toHaveLength(3);
        await page.keyboard.press('Enter');
        await ear.hears(/^Number 1$/);
        const typed = numbers.join('');
        await page.keyboard.type(wrong ? typed.replace(/.$/, (digit) => (digit === '9' ? '8' : '9')) : typed);
        await ear.hears(/^\d$/);
        await page.keyboard.press('Enter');
        await ear.hears(wrong ? /^Number 3 was/ : /points|^Correct/);
        if (wrong) await page.keyboard.press('Enter');
      }
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/number-sequence.txt');
  });
});
