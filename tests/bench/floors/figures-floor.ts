import { withBrowser } from '../browser.ts';
import { bundle, html, script, serve } from '../pages.ts';
import type { FiguresFloorPage, StepTimes } from '../pages/figures-floor-page.ts';
import type { Bench, Row } from '../report.ts';
import { median, ms, quantile } from '../statistics.ts';
import { besideLoop } from './busy-loop.ts';
import { floorRow } from './floor-rows.ts';

const ID = 'V9-floor';
const SESSIONS = 100_000;
const DAYS = 3 * 365;
/** Quiet and busy by turns. */
const TURNS = 4;
const ROUNDS = 25;

const rowsOf = (machine: string, all: readonly StepTimes[]): readonly Row[] =>
  Object.keys(all[0] ?? {}).map((what) => {
    const spent = all.flatMap((times) => times[what] ?? []);
    return floorRow(ID, `/analytics, ${machine}: ${what}`, `${ms(median(spent))} (the quickest tenth ${ms(quantile(spent, 0.1))})`);
  });

export const figuresFloor: Bench = {
  id: ID,
  what: 'what /analytics reads after 100,000 games, by the browser’s own interface and by ours, quiet and beside a busy loop',
  onlyNamed: true,
  async run() {
    const site = await serve({ '/': html('<script src="/page.js"></script>'), '/page.js': script(await bundle('figures-floor-page.ts')) });
    try {
      return await withBrowser(async (browser) => {
        const page = await browser.visit(site.origin);
        await page.evaluate(
          ([sessions, days]) => (globalThis as unknown as { figuresFloorPage: FiguresFloorPage }).figuresFloorPage.practise(sessions, days),
          [SESSIONS, DAYS] as const,
        );
        const measured = () =>
          page.evaluate(
            (rounds) => (globalThis as unknown as { figuresFloorPage: FiguresFloorPage }).figuresFloorPage.measure(rounds),
            ROUNDS,
          );
        const [quiet, busy]: [StepTimes[], StepTimes[]] = [[], []];
        for (let turn = 0; turn < TURNS; turn++) {
          quiet.push(await measured());
          busy.push(await besideLoop(measured));
        }
        return [...rowsOf('quiet', quiet), ...rowsOf('beside a busy loop', busy)];
      });
    } finally {
      await site.close();
    }
  },
};
