import { it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { LIST_OVER_MS, popByVoice, readTo } from './steps/by-voice.ts';
import { start } from './steps/game.ts';
import * as puzzle from './steps/number-puzzle.ts';

const server = serverForTests();

inEngine('Chromium', 'Read aloud by a voice of the device, a game on a board is played by ear to its end', () => {
  it('Number Puzzle', async () => {
    // What is said goes by where the gap is.
    await readTo(
      server,
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
      server,
      '/games/math-bubble-pop',
      async (page, ear) => {
        await page.getByRole('radio', { name: 'Addition' }).check();
        await start(page).click();
        await popByVoice(page, ear);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog', { name: 'Well played!' }).waitFor();
      },
      false,
    );
  });
});
