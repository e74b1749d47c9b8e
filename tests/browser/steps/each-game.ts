import { expect } from 'vitest';
import type { Page } from 'playwright';
import * as duel from './calculator-vs-brain.ts';
import { endGame, skipCountdown, start } from './game.ts';
import * as racing from './math-race.ts';
import * as pop from './math-bubble-pop.ts';
import * as table from './multiplication-table.ts';
import * as puzzle from './number-puzzle.ts';
import * as memory from './number-sequence.ts';
import * as speed from './speed-math.ts';

export interface Game {
  /** From the sheet where a game is set up to its start. */
  readonly setUp: (page: Page) => Promise<void>;
  /** From its first question to its result. */
  readonly play: (page: Page) => Promise<unknown>;
}

/** A short game of each kind, played to its end. `number-sequence` needs `listenToRounds` in the page. */
export const GAMES: { readonly [slug in string]: Game } = {
  'speed-math': {
    async setUp(page) {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await page.getByRole('radio', { name: 'Easy' }).check();
      await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('3');
      await start(page).click();
    },
    async play(page) {
      await speed.begin(page);
      await speed.answer(page, 3);
      expect(await speed.summary(page)).toMatchObject({ accuracy: 100 });
    },
  },
  'math-race': {
    async setUp(page) {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
      await start(page).click();
    },
    async play(page) {
      await skipCountdown(page);
      await racing.race(page, '+-++++');
      await racing.finished(page);
    },
  },
  'multiplication-table': {
    async setUp(page) {
      await page.getByRole('radio', { name: /^Pattern/ }).check();
      await start(page).click();
    },
    async play(page) {
      await table.answer(page, 10, table.onKeyboard, [4]);
      await table.announcedScore(page);
    },
  },
  'calculator-vs-brain': {
    async setUp(page) {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
    },
    async play(page) {
      await duel.playRounds(page, ['win', 'err'], duel.onKeyboard);
      await endGame(page).click();
      await duel.finalResults(page);
    },
  },
  'number-sequence': {
    async setUp(page) {
      await memory.fillSetup(page, { digits: 2, count: 2, rounds: 2 });
      await start(page).click();
    },
    async play(page) {
      await memory.playRound(page, 1, false);
      await memory.playRound(page, 2, true);
      await memory.finished(page);
    },
  },
  'math-bubble-pop': {
    async setUp(page) {
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
    },
    async play(page) {
      await pop.pickSets(page, '+-', pop.byDigits);
      await endGame(page).click();
      await pop.finished(page);
    },
  },
  'number-puzzle': {
    setUp: (page) => puzzle.begin(page),
    async play(page) {
      await puzzle.slideAlong(page, puzzle.wayFrom(await puzzle.cellsOf(page)), puzzle.byArrow);
      await puzzle.shown(page);
    },
  },
};
