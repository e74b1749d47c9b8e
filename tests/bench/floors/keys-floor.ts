import type { Page } from 'playwright';
import { answerAll } from '../answer-all.ts';
import type { Keys } from '../blind-play.ts';
import { slowDown, withBrowser, withServer } from '../browser.ts';
import { takeFrames, watchKeys, type KeyFrame } from '../key-watch.ts';
import { bareFrames, BARE_ROOT, expectRight, startGame } from '../keys.ts';
import { bundle, html, script, serve } from '../pages.ts';
import type { Bench, Row } from '../report.ts';
import { ms, quantile, times } from '../statistics.ts';
import { floorRow } from './floor-rows.ts';
import { ANSWER_PLACE, stillScreen } from './still-screen.ts';

const RATES = [1, 6] as const;
const ANSWERS = 16;

/** A bar that the browser moves: in every frame, so that a key has to wait for the next one. */
const MOVING_BAR = `<style>i{position:fixed;inset:0 0 auto;block-size:8px;background:teal;transform-origin:left;animation:empty 600s linear}
  @keyframes empty{to{transform:scaleX(0)}}</style><i></i>`;

type Times = readonly number[];

const timesOf = (frames: readonly KeyFrame[]): Times => frames.map((frame) => frame.ms);

/** Some keys of a bare page. */
async function bareTimes(page: Page, rate: number, keys: number): Promise<Times> {
  await watchKeys(page);
  await slowDown(page, rate);
  return timesOf(await bareFrames(page, keys));
}

/** The keys of right answers in a game, those that show a digit and those that show the verdict, too. */
async function ourTimes(page: Page, rate: number, answers: readonly Keys[]): Promise<{ readonly digits: Times; readonly verdicts: Times }> {
  await watchKeys(page);
  await slowDown(page, rate);
  await answerAll(page, answers);
  const all = timesOf(await takeFrames(page));
  await expectRight(page, answers.length);
  const last = new Set(answers.map((_, index) => answers.slice(0, index + 1).reduce((sum, { length }) => sum + length, -1)));
  return { digits: all.filter((_, key) => !last.has(key)), verdicts: all.filter((_, key) => last.has(key)) };
}

const row = (what: string, rate: number, ours: Times, bare: Times): Row => {
  const part = (share: number) => {
    const [our, their] = [quantile(ours, share), quantile(bare, share)];
    return `${times(our / their)} (${ms(our)} : ${ms(their)})`;
  };
  return floorRow('V3-floor', `${what} ÷ bare React page, ${rate}×`, `p99 ${part(0.99)}, median ${part(0.5)}, of ${ours.length} keys`);
};

export const keysFloor: Bench = {
  id: 'V3-floor',
  what: 'a key in a bare React page, in the same page once more, beside a bar that the browser moves, in one with the markup and styles of the game’s screen, in that beside such a bar, and in the game',
  onlyNamed: true,
  run: () =>
    withServer(async (server) => {
      const code = script(await bundle('bare-react.tsx'));
      const rows: Row[] = [];
      for (const rate of RATES) {
        await withBrowser(async (browser) => {
          const game = await browser.context.newPage();
          const answers = (await startGame(game, server.origin)).slice(0, ANSWERS);
          const still = { ...html(''), body: await stillScreen(game, ANSWER_PLACE) };
          const site = await serve({
            '/': html(BARE_ROOT),
            '/moving': html(MOVING_BAR + BARE_ROOT),
            '/still': still,
            '/both': { ...still, body: still.body.replace('</body>', `${MOVING_BAR}</body>`) },
            '/page.js': code,
          });
          const { digits, verdicts } = await ourTimes(game, rate, answers);
          await game.close();
          const keys = digits.length + verdicts.length;
          const on = async (path: string) => bareTimes(await browser.visit(`${site.origin}${path}`), rate, keys);
          const [bare, again, moving] = [await on('/'), await on('/'), await on('/moving')];
          const [screen, both] = [await on('/still'), await on('/both')];
          await site.close();
          rows.push(
            row('the same page again', rate, again, bare),
            row('the same page beside a bar that the browser moves', rate, moving, bare),
            row('the game’s markup and styles, where React changes the answer alone', rate, screen, bare),
            row('the same beside a bar that the browser moves', rate, both, bare),
            row('ours, a digit', rate, digits, bare),
            row('ours, a verdict', rate, verdicts, bare),
          );
        });
      }
      return rows;
    }),
};
