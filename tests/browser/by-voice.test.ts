import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { asSaid, brokenByVoice, LIST_OVER_MS, Listener, readAloud } from './steps/by-voice.ts';
import { GUEST } from './steps/expected.ts';
import { start } from './steps/game.ts';
import * as memory from './steps/number-sequence.ts';
import * as puzzle from './steps/number-puzzle.ts';
import { goWithin } from './steps/opening.ts';
import { brokenLaws, inGeneral, transcriptOf } from './steps/transcript.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** A guest who has everything read aloud, and plays the game of an address to its end. */
async function readTo(path: string, play: (page: Page, ear: Listener) => Promise<void>, echoesDigits = true): Promise<string> {
  let transcript = '';
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
    browser.problems.expect(GUEST);
    const page = await readAloud(browser, server.origin, /^All/);
    await goWithin(page, path);
    const ear = new Listener(page);
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

  it('Math Race', async () => {
    const said = await readTo('/games/math-race?operation=addition&from=1&to=9&target=5', async (page, ear) => {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
      await start(page).click();
      for (const wrong of [false, true, false, false, false, false]) {
        await ear.answers(wrong);
        await ear.hears(/^(?:Correct|You typed)/);
        await page.keyboard.press('Enter');
      }
      await ear.hears(/accuracy/);
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/math-race.txt');
  });

  it('Multiplication Table', async () => {
    const said = await readTo('/games/multiplication-table', async (page, ear) => {
      await page.getByRole('radio', { name: /^Pattern/ }).check();
      await start(page).click();
      for (let number = 1; number <= 10; number++) {
        await ear.answers(number === 4, true);
        await ear.hears(/^(?:Correct|You typed|Wrong|.*points)/);
        if (number < 10) await page.keyboard.press('Enter');
      }
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/multiplication-table.txt');
  });

  it('Calculator vs Brain', async () => {
    const said = await readTo('/games/calculator-vs-brain', async (page, ear) => {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
      await ear.answers(false, true);
      await ear.hears(/Enter for the next round/);
      await page.keyboard.press('Enter');
      await ear.answers(true, true);
      await ear.hears(/^You typed/);
      await page.keyboard.press('Escape');
      await ear.hears(/points/);
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/calculator-vs-brain.txt');
  });

  it('Number Puzzle', async () => {
    // What is said goes by where the gap is.
    await readTo(
      '/games/number-puzzle',
      async (page, ear) => {
        await puzzle.begin(page);
        await ear.hears(/^Easy board, 3 by 3: /, LIST_OVER_MS);
        await page.keyboard.press('?');
        const rows = (await ear.hears(/^(?:(?:\d|gap)[ ,]*)+$/, LIST_OVER_MS)).join(' ');
        const cells = rows.match(/\d|gap/g)?.map((cell) => (cell === 'gap' ? 0 : Number(cell))) ?? [];
        for (const slide of puzzle.wayFrom(cells)) await puzzle.byArrow(page, slide);
        await ear.hears(/score|moves/i);
      },
      false,
    );
  });

  it('Math Bubble Pop', async () => {
    // What is said goes by whether a number is there twice.
    await readTo(
      '/games/math-bubble-pop',
      async (page, ear) => {
        await page.getByRole('radio', { name: 'Addition' }).check();
        await start(page).click();
        await ear.hears(/^Pick 2 bubbles/);
        await page.keyboard.press('?');
        const board = (await ear.hears(/The numbers: /)).at(-1) ?? '';
        const [target = 0, ...numbers] = (/up to (.*)/.exec(board)?.[1]?.match(/\d+/g) ?? []).map(Number);
        expect(numbers).toHaveLength(12);
        const first = numbers.find((number) => numbers.some((other) => other !== number && number + other === target)) ?? 0;
        let free = numbers;
        for (const number of [first, target - first]) {
          await page.keyboard.type(String(number));
          await ear.hears(/./);
          // A number that may go on waits for Enter. By ear its echo is that of a pick.
          const mayGoOn = free.some((other) => other !== number && String(other).startsWith(String(number)));
          if (mayGoOn) await page.keyboard.press('Enter');
          free = free.toSpliced(free.indexOf(number), 1);
        }
        await page.keyboard.press('Enter');
        await ear.hears(/^(?:Excellent|Wrong)/);
        await page.keyboard.press('Enter');
        await ear.hears(/^Pick /);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog', { name: 'Well played!' }).waitFor();
      },
      false,
    );
  });

  it('Memory Challenge', async () => {
    const said = await readTo('/games/number-sequence', async (page, ear) => {
      await memory.fillSetup(page, { digits: 2, count: 3, rounds: 2 });
      await start(page).click();
      for (const wrong of [true, false]) {
        const texts = await ear.hears(/\.$/, LIST_OVER_MS);
        const numbers = texts.filter((text) => /^[\d, ]+[,.]$/.test(text)).map((text) => text.replaceAll(/\D/g, ''));
        expect(numbers).toHaveLength(3);
        await page.keyboard.press('Enter');
        await ear.hears(/^Number 1$/);
        const typed = numbers.join('');
        await page.keyboard.type(wrong ? typed.replace(/.$/, (digit) => (digit === '9' ? '8' : '9')) : typed);
        await ear.hears(/^\d$/);
        await page.keyboard.press('Enter');
        await ear.hears(wrong ? /^Number 3 was/ : /points|^Correct/, LIST_OVER_MS);
        if (wrong) await page.keyboard.press('Enter');
      }
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/number-sequence.txt');
  });
});
