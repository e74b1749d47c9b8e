import { it } from 'vitest';
import { findSet } from '../unit/shared/games/math-bubble-pop/search.ts';
import { inEngine, serverForTests } from './harness.ts';
import { playedByEach, type SwitchPlayer } from './steps/by-switch.ts';
import { endGame, start } from './steps/game.ts';
import * as bubbles from './steps/math-bubble-pop.ts';
import * as puzzle from './steps/number-puzzle.ts';
import * as memory from './steps/number-sequence.ts';

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
  it.each(Object.entries(GAMES))('%s is played to its result, with one and with two', (path, play) =>
    playedByEach(server.origin + path, memory.listenToRounds, play),
  );
});
