import { expect, it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { readTo } from './steps/by-voice.ts';
import { start } from './steps/game.ts';

const server = serverForTests();

inEngine('Chromium', 'Read aloud by a voice of the device, a game of problems is played by ear to its end', () => {
  it('Speed Math', async () => {
    const said = await readTo(server, '/games/speed-math?operation=addition&difficulty=easy&questions=3', async (page, ear) => {
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
    const said = await readTo(server, '/games/math-race?operation=addition&from=1&to=9&target=5', async (page, ear) => {
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
    const said = await readTo(server, '/games/multiplication-table', async (page, ear) => {
      await page.getByRole('radio', { name: /^Pattern/ }).check();
      await start(page).click();
      for (let number = 1; number <= 10; number++) {
        await ear.answers(number === 4, true);
        await ear.hears(/^(?:Correct|You typed|Wrong|.*points)/);
        await page.keyboard.press('Enter');
      }
      await ear.hears(/accuracy/);
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/multiplication-table.txt');
  });
});
