import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { type Listener, popByVoice, readTo } from './steps/by-voice.ts';
import { start } from './steps/game.ts';
import * as puzzle from './steps/number-puzzle.ts';

const server = serverForTests();

/** What was said, the same wherever the gap is and whatever the hint advises. Who slides quickly hears of some slides, or of none. */
const onAnyBoard = (said: string): string =>
  said
    .replaceAll(/^says: # moved ….*\n/gm, '')
    .replaceAll(/(?:#|gap),? (?:#|gap),? (?:#|gap)/g, '#, #, #')
    .replaceAll(/^says: .*: (?:slide|turn) .*/gm, 'says: …: slide #');

/** The board after a shuffle, by what is said alone. Row by row: on a slow device the rows come far apart. */
async function hearsBoard(ear: Listener): Promise<readonly number[]> {
  const said = [...(await ear.hears(/^Shuffled\. Moves start again: /))];
  const cells = () =>
    said
      .join(' ')
      .replace(/.*again: /, '')
      .match(/\d|gap/g) ?? [];
  while (cells().length < 9) said.push(...(await ear.hears(/\d|gap/)));
  return cells().map((cell) => (cell === 'gap' ? 0 : Number(cell)));
}

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
    const said = await readTo(
      server,
      '/games/number-puzzle',
      async (page, ear) => {
        await puzzle.begin(page);
        await ear.hears(/An arrow key slides/);
        await page.getByRole('button', { name: 'Shuffle' }).click();
        const cells = await hearsBoard(ear);
        await hearsItsHint(page, ear);
        for (const slide of puzzle.wayFrom(cells)) await puzzle.byArrow(page, slide);
        await ear.hears(/^Puzzle Solved! .*\d moves\./);
      },
      false,
    );
    await expect(onAnyBoard(said)).toMatchFileSnapshot('transcripts/by-voice/number-puzzle.txt');
  });

  it('Math Bubble Pop', async () => {
    const said = await readTo(
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
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/math-bubble-pop.txt');
  });
});
