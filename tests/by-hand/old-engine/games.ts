import type { Locator, Page } from 'playwright';
import * as duel from '../../browser/steps/calculator-vs-brain.ts';
import { endGame, onDisplay, startNow } from '../../browser/steps/game.ts';
import { choose, enterOn, typeInto } from '../../browser/steps/keyboard.ts';
import * as bubbles from '../../browser/steps/math-bubble-pop.ts';
import * as race from '../../browser/steps/math-race.ts';
import * as table from '../../browser/steps/multiplication-table.ts';
import * as puzzle from '../../browser/steps/number-puzzle.ts';
import * as memory from '../../browser/steps/number-sequence.ts';
import * as speed from '../../browser/steps/speed-math.ts';

/** How a game is played by keyboard alone, from its set-up to its result. */
export interface Game {
  readonly slug: string;
  readonly start: (page: Page) => Promise<void>;
  readonly finish: (page: Page) => Promise<void>;
  readonly result: (page: Page) => Locator;
}

const ROUNDS = 3;
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name });
const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

export const GAMES: readonly Game[] = [
  {
    slug: 'speed-math',
    async start(page) {
      await speed.startByKeyboard(page);
      await speed.question(page);
    },
    async finish(page) {
      await speed.answer(page, speed.BY_KEYBOARD);
      await speed.summary(page);
    },
    result: speed.result,
  },
  {
    slug: 'math-race',
    async start(page) {
      await choose(page, radio(page, 'Subtraction'));
      await typeInto(page, page.getByRole('spinbutton', { name: 'Target Score' }), '5');
      await press(page, 'Enter');
      await startNow(page).waitFor();
      await onDisplay(page);
      await press(page, 'Enter');
      await race.asked(page);
    },
    async finish(page) {
      await race.race(page, '+-++-++');
      await race.finished(page);
    },
    result: race.raceResult,
  },
  {
    slug: 'number-puzzle',
    async start(page) {
      await choose(page, radio(page, 'Easy'));
      await press(page, 'Enter');
      await puzzle.cellsOf(page);
    },
    finish: async (page) => puzzle.slideAlong(page, puzzle.wayFrom(await puzzle.cellsOf(page)), puzzle.byArrow),
    result: puzzle.scoreboard,
  },
  {
    slug: 'calculator-vs-brain',
    async start(page) {
      await choose(page, radio(page, 'Addition'));
      await press(page, 'Enter');
      await duel.asked(page);
    },
    async finish(page) {
      // The first round may have gone while its picture was taken.
      await duel.nextRound(page, duel.onKeyboard);
      await duel.playRounds(page, ['win', 'err', 'win', 'wait', 'win'], duel.onKeyboard);
      await enterOn(page, endGame(page));
      await duel.finalResults(page);
    },
    result: duel.duelResult,
  },
  {
    slug: 'multiplication-table',
    async start(page) {
      await choose(page, radio(page, 'Pattern'));
      await press(page, 'Enter');
      await table.question(page);
    },
    async finish(page) {
      await table.answer(page, 10, table.onKeyboard, [4]);
      await table.announcedScore(page);
    },
    result: table.resultRegion,
  },
  {
    slug: 'number-sequence',
    async start(page) {
      await typeInto(page, memory.stepper(page, /^Practice Rounds/), String(ROUNDS));
      await press(page, 'Enter');
      await memory.memoryStage(page).getByText('Memorize').first().waitFor();
    },
    async finish(page) {
      for (let round = 1; round <= ROUNDS; round++) await memory.playRound(page, round, round !== 2);
      await memory.finished(page);
    },
    result: memory.memoryResult,
  },
  {
    slug: 'math-bubble-pop',
    async start(page) {
      await choose(page, radio(page, 'Addition'));
      await press(page, 'Enter');
      await bubbles.board(page);
    },
    async finish(page) {
      await bubbles.pickSets(page, '+-+', bubbles.byDigits);
      await enterOn(page, endGame(page));
      await bubbles.finished(page);
    },
    result: bubbles.finishedDialog,
  },
];
