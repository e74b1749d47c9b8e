import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { wholeNumber } from '../../client/text/number.ts';
import { ChromiumBrowser, ServerData, inEngine, serverForTests, withFolder } from './harness.ts';
import { person, signUpAsLearner } from './steps/accounts.ts';
import { endGame, resumeDialog, start } from './steps/game.ts';
import { learnerHere } from './steps/learner-here.ts';
import * as pop from './steps/math-bubble-pop.ts';
import * as puzzle from './steps/number-puzzle.ts';
import * as memory from './steps/number-sequence.ts';
import { load, open } from './steps/opening.ts';
import { journalledMoves, storedSummaries } from './steps/player-database.ts';
import { NOT_INSTALLED } from './steps/windows.ts';

const server = serverForTests();

/** Goes on with the game from its offer to its end. Returns what its stored summary must contain. */
type GoesOn = (page: Page, offer: Locator) => Promise<object>;

const resume = (offer: Locator): Promise<void> => offer.getByRole('button', { name: 'Resume' }).click();

/**
 * The middle of each game with a play screen of its own. Each plays to there from its set-up sheet. The games on the shared play screen keep
 * answers alone: that Speed Math's are there again, `crash.test.ts` shows.
 */
const GAMES: { readonly [slug in string]: (page: Page) => Promise<GoesOn> } = {
  // The round in which it was left begins anew, with other numbers.
  'number-sequence': async (page) => {
    await memory.fillSetup(page, { digits: 3, count: 3, rounds: 2 });
    await start(page).click();
    await memory.playRound(page, 1, true);
    const cutOff = await memory.toType(page, 2);
    await page.keyboard.type(`${cutOff[0]}1`);
    return async (again, offer) => {
      await offer.getByText('3 numbers of 3 digits: 1 of 2 rounds played.').waitFor();
      await resume(offer);
      expect(await memory.playRound(again, 2, true)).not.toEqual(cutOff);
      expect(await memory.finished(again)).toMatchObject({ accuracy: 100, rounds: '2 of 2' });
      return { accuracy: 100 };
    };
  },

  // The board in sight is replaced: it was seen for as long as one liked.
  'math-bubble-pop': async (page) => {
    await page.getByRole('radio', { name: 'Division' }).check();
    await start(page).click();
    const sets = await pop.pickSets(page, '+'.repeat(8), pop.byDigits);
    await pop.bubbleStage(page).getByText('Level 2: Apprentice', { exact: true }).waitFor();
    const seen = await pop.board(page, sets.at(-1)?.seen);
    await pop.bubble(page, 7).click();
    // Two picks a set, and this one. The last set may have ended with the same bubble.
    await expect.poll(() => journalledMoves(page, 'math-bubble-pop')).toBe(2 * 8 + 1);
    const score = sets.reduce((sum, { points }) => sum + points, 0);
    return async (again, offer) => {
      await offer.getByText(`Division, level 2: ${wholeNumber(score)} points, 3 lives left.`).waitFor();
      await resume(offer);
      const fresh = await pop.board(again);
      expect(fresh.target).not.toBe(seen.target);
      const more = await pop.pickSet(again, fresh, true, pop.byDigits);
      // At level 2: 100 + 50 + 30, with eight sets before.
      expect(more.points).toBe(180 + more.speed + 40);
      await endGame(again).click();
      expect(await pop.finished(again)).toEqual({ score: score + more.points, rank: 'Novice', level: '2', accuracy: '100%' });
      return { data: expect.objectContaining({ final_level: 2, correct_answers: 9, records: {} }) as object };
    };
  },

  'number-puzzle': async (page) => {
    await puzzle.begin(page);
    const way = puzzle.wayFrom(await puzzle.cellsOf(page));
    await puzzle.slideAlong(page, way.slice(0, 4), puzzle.byArrow);
    // Slides that follow each other faster than a hand can are in sight before they are written.
    await expect.poll(() => journalledMoves(page, 'number-puzzle')).toBe(4);
    return async (again, offer) => {
      await offer.getByText('Easy, 3 × 3: 4 moves so far.').waitFor();
      await offer.getByText('Your board is as you left it. A game with a break sets no best. The clock goes on where it stood.').waitFor();
      await resume(offer);
      expect(await puzzle.cellsOf(again)).toEqual(way[3]?.after);
      await puzzle.slideAlong(again, way.slice(4), puzzle.byArrow);
      expect(await puzzle.shown(again)).toMatchObject({ moves: way.length, best: '–' });
      await again.getByText('Resumed: it counts, but is no personal best.').waitFor();
      expect(await again.getByText('NEW PERSONAL BEST!').isVisible()).toBe(false);
      return { movesCount: way.length };
    };
  },
};

inEngine('Chromium', 'Of a learner whose browser was killed, each game with a screen of its own', () => {
  it('is offered again as it was left, goes on to its end, counts as resumed, and is accepted by the server once its player signs up', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      await first.context.addInitScript(memory.listenToRounds);
      const page = await learnerHere(first, server, 'Cleo');
      const left = new Map<string, GoesOn>();
      for (const [slug, play] of Object.entries(GAMES)) {
        await load(page, `${server.origin}/games/${slug}`);
        left.set(slug, await play(page));
      }
      // The last game is still running; the others ended with their pages.
      await first.kill();

      const second = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      await second.context.addInitScript(memory.listenToRounds);
      const there = await open(second, server.origin);
      await there.getByRole('link', { name: 'Continue Number Puzzle' }).click();
      await resumeDialog(there).waitFor();
      for (const [slug, goesOn] of left) {
        await load(there, `${server.origin}/games/${slug}`);
        const summary = await goesOn(there, resumeDialog(there));
        await there
          .getByText(/^Resumed: it counts/)
          .filter({ visible: true })
          .first()
          .waitFor();
        await there
          .getByText(/Saved on this device|Synced/)
          .filter({ visible: true })
          .first()
          .waitFor();
        const stored = (await storedSummaries(there)).filter((each) => (each as { readonly game: string }).game === slug);
        expect(stored).toMatchObject([{ game: slug, resumed: true, ...summary }]);
      }
      await load(there, server.origin);
      await there.getByRole('main').getByRole('link', { name: 'Play Speed Math' }).first().waitFor();
      const cleo = person('Cleo');
      await signUpAsLearner(second, server, there, cleo);
      const accepted = new ServerData(server.dataDir).games(cleo.email).map(({ status }) => status);
      expect(accepted).toEqual([...left.keys()].map(() => 'accepted'));
      await second.close();
    });
  });
});
