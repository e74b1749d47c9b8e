import type { Page } from 'playwright';
import { slowDown, withBrowser, withServer } from './browser.ts';
import { takeFrames, watchKeys, type KeyFrame } from './key-watch.ts';
import { bundle, html, script, serve } from './pages.ts';
import type { Bench, Row } from './report.ts';
import { ms, quantile, times } from './statistics.ts';

const RATES = [1, 4, 6] as const;
const QUESTIONS = 100;
const KEY_PAUSE_MS = 60;

/** Starts a long game of easy sums; the problem is read from the page, as a player does. */
export async function startGame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/games/speed-math`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.getByRole('radio', { name: 'Addition' }).check();
  await page
    .getByRole('textbox', { name: 'Number of questions' })
    .or(page.getByRole('spinbutton', { name: 'Number of questions' }))
    .fill(String(QUESTIONS));
  await page
    .getByRole('textbox', { name: 'Time limit' })
    .or(page.getByRole('spinbutton', { name: 'Time limit' }))
    .fill('600');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start Now' }).click();
  await page.getByRole('status', { name: 'Your answer' }).waitFor({ state: 'attached' });
}

/** The answer of the problem in sight, or undefined during a pause. */
const sumInSight = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const match = /(\d+) \+ (\d+)/.exec(document.querySelector('main')?.innerText ?? '');
    return match ? Number(match[1]) + Number(match[2]) : undefined;
  });

/** Answers `rounds` sums rightly, digit by digit. */
export async function answerSums(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const sum = await sumInSight(page);
    if (sum === undefined) break;
    for (const digit of String(sum)) {
      await page.keyboard.press(digit);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    // The pause after a right answer, and a little more.
    await page.waitForTimeout(700);
  }
}

async function bareFrames(page: Page, keys: number): Promise<readonly KeyFrame[]> {
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(String(key % 10));
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
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

export const keys: Bench = {
  id: 'V3',
  what: 'key pressed → digit and right/wrong painted',
  run: () =>
    withServer(async (server) => {
      const site = await serve({
        '/': html('<div id="root"></div><script src="/page.js"></script>'),
        '/page.js': script(await bundle('bare-react.tsx')),
      });
      const rows: Row[] = [];
      for (const rate of RATES) {
        await withBrowser(async (browser) => {
          const game = await browser.context.newPage();
          await startGame(game, server.origin);
          await watchKeys(game);
          await slowDown(game, rate);
          await answerSums(game, 40);
          const ours = await takeFrames(game);
          const plain = await browser.visit(site.origin);
          await watchKeys(plain);
          await slowDown(plain, rate);
          rows.push(...rowsOf(rate, ours, await bareFrames(plain, ours.length)));
        });
      }
      await site.close();
      return rows;
    }),
};
