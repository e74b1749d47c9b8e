import type { Page } from 'playwright';
import { oneByOne, playFor, pressSet, typeAnswer, type Keys } from '../blind-play.ts';
import { withBrowser, withServer } from '../browser.ts';
import { BARE_ROOT, startGame } from '../keys.ts';
import { bundle, html, script, serve, type Served } from '../pages.ts';
import type { Bench, Row } from '../report.ts';
import { startBubbles, watchFrames } from '../smoothness.ts';
import { ID, longTasksRow, type Play } from './long-tasks.ts';
import { puzzleRows } from './puzzle-floor.ts';
import { ANSWER_PLACE, stillScreen } from './still-screen.ts';

const SECONDS = 10;

const FRAMES = html('<script>const frame = () => requestAnimationFrame(frame); frame();</script>');

/** So many boxes that the browser moves by itself. */
const moving = (count: number): Served =>
  html(`<style>i{position:absolute;inset:0;margin:auto;inline-size:4rem;block-size:4rem;border-radius:50%;background:teal;animation:drift 4s ease-in-out infinite}
    @keyframes drift{50%{transform:translate(40%,-60%)}}</style>${'<i></i>'.repeat(count)}`);

type PlayIn = (page: Page) => Play;

const idle: PlayIn = (page) => ({ seconds: SECONDS, play: () => page.waitForTimeout(SECONDS * 1000) });

const playing =
  (keys: readonly Keys[], play: typeof pressSet): PlayIn =>
  (page) => ({ seconds: SECONDS, play: () => playFor(SECONDS, oneByOne(page, keys, play)) });

interface Model {
  readonly keys: readonly Keys[];
  readonly still: string;
  readonly moving: number;
}

/** What a game shows and how it is played, taken from a run of it. */
const modelOf = (start: (page: Page) => Promise<readonly Keys[]>, place: string): Promise<Model> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    const keys = await start(page);
    return { keys, still: await stillScreen(page, place), moving: await page.evaluate(() => document.getAnimations().length) };
  });

async function keyedRows(origin: string): Promise<readonly Row[]> {
  const bubbles = (page: Page) => startBubbles(page, origin);
  const sums = (page: Page) => startGame(page, origin);
  const [bubble, sum] = [await modelOf(bubbles, 'output, [role=status]'), await modelOf(sums, ANSWER_PLACE)];
  const site = await serve({
    '/': FRAMES,
    '/moving': moving(bubble.moving),
    '/react': html(BARE_ROOT),
    '/bubbles': { ...html(''), body: bubble.still },
    '/sums': { ...html(''), body: sum.still },
    '/page.js': script(await bundle('bare-react.tsx')),
  });
  const at = (what: string, path: string, play: PlayIn) =>
    longTasksRow(what, async (page) => {
      await page.goto(`${site.origin}${path}`);
      return play(page);
    });
  try {
    return [
      await at('a blank page that asks for each frame', '/', idle),
      await at(`${bubble.moving} boxes that the browser moves, without a script`, '/moving', idle),
      await at('a bare React page, at the keys of the bubbles', '/react', playing(bubble.keys, pressSet)),
      await at('the markup and styles of the bubbles, where React changes one text alone', '/bubbles', playing(bubble.keys, pressSet)),
      await longTasksRow('the bubbles, ours', async (page) => playing(await bubbles(page), pressSet)(page)),
      await longTasksRow('the same, and each frame asked for, as V11 does it', async (page) => {
        const keys = await bubbles(page);
        await watchFrames(page);
        return playing(keys, pressSet)(page);
      }),
      await at('the markup and styles of Speed Math, where React changes the answer alone', '/sums', playing(sum.keys, typeAnswer)),
      await longTasksRow('Speed Math, ours', async (page) => playing(await sums(page), typeAnswer)(page)),
    ];
  } finally {
    await site.close();
  }
}

export const smoothnessFloor: Bench = {
  id: ID,
  what: 'long tasks of bare pages, of the games’ screens without their scripts, and of the games, each played alike',
  onlyNamed: true,
  run: () => withServer(async ({ origin }) => [...(await keyedRows(origin)), ...(await puzzleRows(origin))]),
};
