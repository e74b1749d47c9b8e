import { withBrowser } from '../browser.ts';
import { bundle, html, script, serve } from '../pages.ts';
import type { FinishFloorPage, FinishSteps } from '../pages/finish-floor-page.ts';
import type { Bench } from '../report.ts';
import { against } from './against.ts';
import { floorRow } from './floor-rows.ts';

const ID = 'V5-floor';
const ROUNDS = 30;

const sumsOf = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((each, round) => each + (b[round] ?? 0));

export const finishFloor: Bench = {
  id: ID,
  what: 'what the end of a game writes, by the browser’s own interface and by ours, against one strict Dexie add',
  onlyNamed: true,
  async run() {
    const site = await serve({ '/': html('<script src="/page.js"></script>'), '/page.js': script(await bundle('finish-floor-page.ts')) });
    const steps: FinishSteps = await withBrowser(async (browser) => {
      const page = await browser.visit(site.origin);
      return page.evaluate(
        (rounds) => (globalThis as unknown as { finishFloorPage: FinishFloorPage }).finishFloorPage.measure(rounds),
        ROUNDS,
      );
    });
    await site.close();
    const row = (what: string, spent: readonly number[]) => floorRow(ID, `${what} ÷ one strict Dexie add`, against(spent, steps.add));
    return [
      row('one strict add without Dexie, with the indexes of a session', steps.bareAdd),
      row('one strict transaction with the requests of ours, without Dexie and rules', steps.least),
      row('the same over all tables, in the rounds of ours and without a word to commit', steps.rounds),
      row('our strict transaction', steps.transaction),
      row('the items of a game with their three hashes', steps.items),
      row('these and the transaction without Dexie and rules', sumsOf(steps.items, steps.least)),
      row('ours, from the last answer to "Saved"', steps.finish),
    ];
  },
};
