import { firstPaint, pageAt, slowDown, withBrowser, withProfile, withServer } from './browser.ts';
import { install } from './cold-start.ts';
import { bundle } from './pages.ts';
import type { PractisedLearner } from './pages/practised-learner-page.ts';
import type { Bench } from './report.ts';
import { median, ms } from './statistics.ts';

const ROUNDS = 5;
const RATE = 6;
const GAMES = 200;
const DAYS = 60;
const MOST_MS = 2_000;

interface Start {
  readonly painted: number;
  /** When the learner's figures were on the screen, in ms since the navigation began. */
  readonly right: number;
}

const coldStart = (profile: string, origin: string): Promise<Start> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    await slowDown(page, RATE);
    await page.goto(origin);
    const right = await page.waitForFunction(() => {
      const text = [...document.querySelectorAll('[aria-busy=false]')].map((part) => part.textContent).join('\n');
      return /Hello, Bench/.test(text) && /Total XP/.test(text) && performance.now();
    });
    return { painted: await firstPaint(page), right: Number(await right.jsonValue()) };
  }, profile);

export const coldFigures: Bench = {
  id: 'V16',
  what: `cold start offline of a learner with ${GAMES} games, ${RATE}×: the figures on home`,
  run: () =>
    withServer((server) =>
      withProfile(async (profile) => {
        await withBrowser(async (browser) => {
          const page = await pageAt(browser, server.origin, await bundle('practised-learner-page.ts'));
          await page.evaluate(
            async ({ games, days }) => {
              await (globalThis as unknown as { practisedLearner: PractisedLearner }).practisedLearner.make(games, days);
            },
            { games: GAMES, days: DAYS },
          );
        }, profile);
        await install(profile, server.origin);
        await server.kill();
        const starts: Start[] = [];
        for (let round = 0; round < ROUNDS; round++) starts.push(await coldStart(profile, server.origin));
        const right = median(starts.map((start) => start.right));
        const painted = median(starts.map((start) => start.painted));
        const measured = `${ms(right)} (first paint ${ms(painted)})`;
        return [{ id: 'V16', what: 'the figures are right on screen', measured, goal: '≤ 2 s', met: right <= MOST_MS }];
      }),
    ),
};
