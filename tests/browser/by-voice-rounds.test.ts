import { expect, it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { LIST_OVER_MS, numbersIn, readTo } from './steps/by-voice.ts';
import { start } from './steps/game.ts';
import * as memory from './steps/number-sequence.ts';

const server = serverForTests();

inEngine('Chromium', 'Read aloud by a voice of the device, a game of rounds is played by ear to its end', () => {
  it('Calculator vs Brain', async () => {
    const said = await readTo(server, '/games/calculator-vs-brain', async (page, ear) => {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
      await ear.answers(false, true);
      await ear.hears(/^Press Enter to go on/);
      await page.keyboard.press('Enter');
      await ear.answers(true, true);
      await ear.hears(/^You typed/);
      await page.keyboard.press('Escape');
      await ear.hears(/points/);
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/calculator-vs-brain.txt');
  });

  it('Memory Challenge', async () => {
    const said = await readTo(server, '/games/number-sequence', async (page, ear) => {
      await memory.fillSetup(page, { digits: 2, count: 3, rounds: 2 });
      await start(page).click();
      for (const wrong of [true, false]) {
        const numbers = numbersIn(await ear.hears(/\.$/, LIST_OVER_MS));
        expect(numbers).toHaveLength(3);
        await page.keyboard.press('Enter');
        await ear.hears(/^Number 1$/);
        const typed = numbers.join('');
        await page.keyboard.type(wrong ? typed.replace(/.$/, (digit) => (digit === '9' ? '8' : '9')) : typed);
        await ear.hears(/^All numbers are in\. Enter submits\.$/);
        await page.keyboard.press('Enter');
        await ear.hears(wrong ? /^Number 3 was/ : /^Correct\. All numbers right\. .*points/, LIST_OVER_MS);
        if (wrong) await page.keyboard.press('Enter');
      }
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/number-sequence.txt');
  });
});
