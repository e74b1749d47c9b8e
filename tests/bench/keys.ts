import type { Page } from 'playwright';
import { skipCountdown } from '../browser/steps/game.ts';
import { answerAll } from './answer-all.ts';
import { typeKeys, type Keys } from './blind-play.ts';
import { slowDown, withBrowser, withServer } from './browser.ts';
import { answersToCome, noteRuns } from './coming-game.ts';
import { takeFrames, watchKeys, type KeyFrame } from './key-watch.ts';
import { bundle, html, script, serve } from './pages.ts';
import { notedBy, stillRows, watchPlay, type Noted } from './play-watch.ts';
import type { Bench, Row } from './report.ts';
import { ms, quantile, times } from './statistics.ts';

const RATES = [1, 4, 6] as const;
/** At this one V11 asks for play without long tasks. */
const STILL_RATE = 4;
const QUESTIONS = 100;
const ANSWERS = 32;

export const BARE_ROOT = '<div id="bare"></div><script src="/page.js"></script>';

/** Starts a long game of sums. Resolves with the keys of each right answer: no look at the page disturbs its play. */
export async function startGame(page: Page, origin: string): Promise<readonly Keys[]> {
  await noteRuns(page);
  await page.goto(`${origin}/games/speed-math`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.getByRole('radio', { name: 'Addition' }).check();
  const field = (name: string) => page.getByRole('textbox', { name }).or(page.getByRole('spinbutton', { name }));
  await field('Number of questions').fill(String(QUESTIONS));
  await field('Time limit').fill('600');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await skipCountdown(page);
  await page.getByRole('status', { name: 'Your answer' }).waitFor({ state: 'attached' });
  return answersToCome(page);
}

/** Looks at the page after the measurement: a lost key would have made wrong answers of all that follow. */
export async function expectRight(page: Page, count: number): Promise<void> {
  await page.getByText(new RegExp(`^Question \\d+ of ${QUESTIONS}, ${count} right$`)).waitFor({ state: 'attached', timeout: 10_000 });
}

/** So many keys in a bare page. */
export async function bareFrames(page: Page, keys: number): Promise<readonly KeyFrame[]> {
  await typeKeys(
    page,
    Array.from({ length: keys }, (_, key) => String(key % 10)),
  );
  return takeFrames(page);
}

function rowsOf(rate: number, ours: readonly KeyFrame[], bare: readonly KeyFrame[]): readonly Row[] {
  const share = ours.filter((frame) => frame.inFirstFrame).length / ours.length;
  const [p99, bareP99] = [ours, bare].map((frames) =>
    quantile(
      frames.map((frame) => frame.ms),
      0.99,
    ),
  ) as [number, number];
  const goal = rate === 6 ? 0.97 : 0.99;
  return [
    {
      id: 'V3',
      what: `keys painted in the first frame, ${rate}×`,
      measured: `${(share * 100).toFixed(1)} % of ${ours.length}`,
      goal: `≥ ${goal * 100} %`,
      met: share >= goal,
    },
    {
      id: 'V3',
      what: `p99 ÷ bare React page, ${rate}×`,
      measured: `${times(p99 / bareP99)} (${ms(p99)} : ${ms(bareP99)})`,
      goal: '≤ 1.3 ×',
      met: p99 / bareP99 <= 1.3,
    },
  ];
}

/** What the page noted of itself during play at one rate. */
interface Played {
  readonly rate: number;
  readonly seconds: number;
  readonly noted: Noted;
}

function stillRowsOf(played: readonly Played[]): readonly Row[] {
  const slow = played.find(({ rate }) => rate === STILL_RATE);
  if (!slow) throw new Error('Nothing was played at that rate.');
  const shifts = played.map(({ noted }) => noted.shift);
  return stillRows('Speed Math', slow.rate, slow.seconds, slow.noted, shifts);
}

export const keys: Bench = {
  id: 'V3',
  what: 'key pressed → digit and right/wrong painted; long tasks and layout shifts meanwhile',
  run: () =>
    withServer(async (server) => {
      const site = await serve({
        '/': html(BARE_ROOT),
        '/page.js': script(await bundle('bare-react.tsx')),
      });
      const rows: Row[] = [];
      const played: Played[] = [];
      for (const rate of RATES) {
        await withBrowser(async (browser) => {
          const game = await browser.context.newPage();
          const answers = (await startGame(game, server.origin)).slice(0, ANSWERS);
          await watchKeys(game);
          await watchPlay(game);
          await slowDown(game, rate);
          const fromMs = performance.now();
          await answerAll(game, answers);
          const seconds = Math.round((performance.now() - fromMs) / 1000);
          const ours = await takeFrames(game);
          played.push({ rate, seconds, noted: await notedBy(game) });
          await expectRight(game, ANSWERS);
          const plain = await browser.visit(site.origin);
          await watchKeys(plain);
          await slowDown(plain, rate);
          rows.push(...rowsOf(rate, ours, await bareFrames(plain, ours.length)));
        });
      }
      await site.close();
      return [...rows, ...stillRowsOf(played)];
    }),
};
