import { expect, it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { answerTo, PROBLEM } from './steps/by-ear.ts';
import { readTo } from './steps/by-voice.ts';
import { chooseClock } from './steps/calm.ts';
import { start } from './steps/game.ts';

const server = serverForTests();

inEngine('Chromium', 'Read aloud with a longer clock', () => {
  it('Speed Math goes on by itself, says what the time is when that is asked for, and ends with its questions', async () => {
    const said = await readTo(
      server,
      '/games/speed-math?operation=addition&difficulty=easy&questions=3&timeLimit=300',
      async (page, ear) => {
        await chooseClock(page, 'Longer');
        await start(page).click();
        await ear.hears(/^Speed Math starts in 3$/);
        const problem = (await ear.hears(PROBLEM)).find((text) => PROBLEM.test(text)) ?? '';
        await page.keyboard.press('Shift+!');
        const [where = ''] = await ear.hears(/seconds left/);
        expect(Number.parseInt(where)).toBeGreaterThan(300);
        await page.keyboard.type(String(answerTo(problem)));
        for (const wrong of [true, false]) await ear.answers(wrong);
        await ear.hears(/points/);
      },
    );
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/speed-math-longer.txt');
  });
});
