import { it } from 'vitest';
import { findSet } from '../unit/shared/games/math-bubble-pop/search.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { bySwitch, EACH, type SwitchPlayer } from './steps/by-switch.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, start } from './steps/game.ts';
import * as bubbles from './steps/math-bubble-pop.ts';
import * as puzzle from './steps/number-puzzle.ts';
import * as memory from './steps/number-sequence.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const GAMES: { readonly [path in string]: (player: SwitchPlayer) => Promise<void> } = {
  async '/games/number-sequence'(player) {
    const { page } = player;
    await memory.fillSetup(page, { count: 2, digits: 2, rounds: 1 });
    await player.choose(start(page));
    const numbers = await memory.heard(page, 1);
    await player.choose(page.getByRole('button', { name: 'I know them' }));
    await player.answer(numbers.join(''));
    await memory.memoryResult(page).getByText('Calm', { exact: true }).waitFor();
    await player.choose(page.getByRole('button', { name: 'New Game' }));
    await start(page).waitFor();
  },
  async '/games/math-bubble-pop'(player) {
    const { page } = player;
    await player.choose(page.getByRole('radio', { name: 'Addition' }));
    await player.choose(start(page));
    const seen = await bubbles.board(page);
    for (const id of findSet(seen) ?? []) await player.choose(bubbles.bubble(page, id));
    await player.choose(page.getByRole('button', { name: 'Check' }));
    await player.goOn();
    await bubbles.board(page, seen);
    await player.choose(endGame(page));
    await bubbles.finishedDialog(page).getByText('Calm', { exact: true }).waitFor();
    await player.choose(bubbles.finishedDialog(page).getByRole('button', { name: 'Close' }));
    await bubbles.finishedDialog(page).waitFor({ state: 'detached' });
  },
  async '/games/number-puzzle'(player) {
    const { page } = player;
    await player.choose(page.getByRole('radio', { name: 'Easy' }));
    await player.choose(page.getByRole('button', { name: 'Begin' }));
    const way = puzzle.wayFrom(await puzzle.cellsOf(page));
    await puzzle.slideAlong(page, way, (_, { moved }) =>
      player.choose(puzzle.stage(page).getByRole('button', { name: new RegExp(`^\\D*${moved}\\D+\\d.*can move`) })),
    );
    await puzzle.scoreboard(page).getByText('Calm', { exact: true }).waitFor();
  },
};

inEngine('Chromium', 'By switch', () => {
  it.each(Object.entries(GAMES))('%s is played to its result, with one and with two', async (path, play) => {
    for (const switches of EACH)
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
        browser.problems.expect(GUEST);
        await browser.context.addInitScript(memory.listenToRounds);
        const player = await bySwitch(browser, switches, server.origin + path);
        player.page.setDefaultTimeout(15_000);
        await play(player);
        await browser.close();
      });
  });
});
