import { it } from 'vitest';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { times } from '../unit/shared/games/practice/some-memory.ts';
import { inEngine, serverForTests } from './harness.ts';
import { playedByEach, type SwitchPlayer } from './steps/by-switch.ts';
import * as duel from './steps/calculator-vs-brain.ts';
import { endGame, start } from './steps/game.ts';
import * as racing from './steps/math-race.ts';
import * as table from './steps/multiplication-table.ts';
import * as practice from './steps/practice.ts';
import * as speed from './steps/speed-math.ts';

const server = serverForTests();

/** Each game whose answers are numbers: from its set-up to its result, by switch alone but for what has to be short for a test. */
const GAMES: { readonly [path in string]: (player: SwitchPlayer) => Promise<void> } = {
  async '/games/speed-math'(player) {
    const { page } = player;
    await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('2');
    await player.choose(page.getByRole('radio', { name: 'Addition' }));
    await player.choose(page.getByRole('radio', { name: 'Easy' }));
    await player.choose(start(page));
    await player.countDown();
    const first = await speed.question(page);
    await player.answer(first.answer);
    await player.goOn();
    await player.answer((await speed.question(page, first)).answer);
    await player.goOn();
    await page.getByRole('region', { name: 'Speed Math: result' }).getByText('100%').first().waitFor();
    await player.choose(page.getByRole('button', { name: 'New Challenge' }));
    await start(page).waitFor();
  },
  async '/games/math-race'(player) {
    const { page } = player;
    await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
    await player.choose(page.getByRole('radio', { name: 'Addition' }));
    await player.choose(start(page));
    await player.countDown();
    let asked: racing.Asked | undefined;
    for (let left = 5; left > 0; left--) {
      asked = await racing.asked(page, asked);
      await player.answer(asked.answer);
      await player.goOn();
    }
    await racing.raceResult(page).getByText('100%').first().waitFor();
  },
  async '/games/multiplication-table'(player) {
    const { page } = player;
    await player.choose(page.getByRole('radio', { name: /^Pattern/ }));
    await player.choose(start(page));
    const { a, b } = await table.question(page);
    await player.answer(a * b);
    await player.goOn();
    await player.choose(endGame(page));
    await table.resultRegion(page).getByText('Calm', { exact: true }).waitFor();
  },
  async '/games/calculator-vs-brain'(player) {
    const { page } = player;
    await player.choose(page.getByRole('radio', { name: 'Addition' }));
    await player.choose(start(page));
    await player.countDown();
    await player.answer((await duel.asked(page)).answer);
    await player.choose(page.getByRole('button', { name: 'Next Round' }));
    await duel.asked(page);
    await player.choose(endGame(page));
    await duel.duelResult(page).waitFor();
  },
  async [`/practice?facts=${linkOfFacts([times(7, 7)])}`](player) {
    const { page } = player;
    await player.choose(practice.begin(page));
    await player.answer((await practice.next(page)).answer);
    await player.goOn();
    await player.choose(practice.end(page));
    await practice.result(page).waitFor();
  },
};

inEngine('Chromium', 'By switch', () => {
  it.each(Object.entries(GAMES))('%s is played to its result, with one and with two', (path, play) =>
    playedByEach(server.origin + path, practice.listen, play),
  );
});
