import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { type Listener, LIST_OVER_MS, popByVoice, readTo } from './steps/by-voice.ts';
import { start } from './steps/game.ts';
import * as puzzle from './steps/number-puzzle.ts';

const server = serverForTests();

/** A hint is heard when it is asked for, and when it is put away. */
async function hearsItsHint(page: Page, ear: Listener): Promise<void> {
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await ear.hears(/\b(?:up|down|left|right|turn)\b/i);
  await hint.click();
  expect(await ear.hears(/^Hint off$/)).toHaveLength(1);
}

inEngine('Chromium', 'Read aloud by a voice of the device, a game on a board is played by ear to its end', () => {
  it('Number Puzzle', async () => {
    // What is said goes by where the gap is.
    await readTo(
      server,
      '/games/number-puzzle',
      async (page, ear) => {
        await puzzle.begin(page);
        await ear.hears(/^Easy board, 3 by 3: /, LIST_OVER_MS);
        await page.getByRole('button', { name: 'Shuffle' }).click();
        const [first = '', ...others] = await ear.hears(/^Shuffled\. Moves start again: /, LIST_OVER_MS);
        const rows = [first.replace(/.*: /, ''), ...others].join(' ');
        await hearsItsHint(page, ear);
        const cells = rows.match(/\d|gap/g)?.map((cell) => (cell === 'gap' ? 0 : Number(cell))) ?? [];
        for (const slide of puzzle.wayFrom(cells)) await puzzle.byArrow(page, slide);
        await ear.hears(/^Puzzle Solved! .*\d moves\./);
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
        const [result = ''] = (await ear.hears(/^\d+ points?, rank Novice/)).filter((text) => text.includes('rank'));
        // Each figure once.
        expect(result.match(/points/g)).toHaveLength(1);
      },
      false,
    );
  });
});
