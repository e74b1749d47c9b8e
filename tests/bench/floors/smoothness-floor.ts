import type { Page } from 'playwright';
import { oneByOne, playFor, pressSet, typeAnswer, type Keys } from '../blind-play.ts';
import { slowDown, withBrowser, withServer } from '../browser.ts';
import { BARE_ROOT, startGame } from '../keys.ts';
import { bundle, html, script, serve, type Served } from '../pages.ts';
import type { Bench, Row } from '../report.ts';
import { SLOW, startBubbles, watchFrames } from '../smoothness.ts';
import { ms } from '../statistics.ts';
import { floorRow } from './floor-rows.ts';
import { ANSWER_PLACE, stillScreen } from './still-screen.ts';
import { tracedTasks, type Task } from './traced-tasks.ts';

const ID = 'V11-floor';
const SECONDS = 10;
const LONG_MS = 50;

const FRAMES = html('<script>const frame = () => requestAnimationFrame(frame); frame();</script>');

/** So many boxes that the browser moves by itself. */
const moving = (count: number): Served =>
  html(`<style>i{position:absolute;inset:0;margin:auto;inline-size:4rem;block-size:4rem;border-radius:50%;background:teal;animation:drift 4s ease-in-out infinite}
    @keyframes drift{50%{transform:translate(40%,-60%)}}</style>${'<i></i>'.repeat(count)}`);

/** The long tasks of a page, and how much of them was the processor's work: the rest waited for a core. */
function rowOf(what: string, tasks: readonly Task[]): Row {
  const long = tasks.filter((task) => task.ms >= LONG_MS);
  const own = long.filter(({ ownMs }) => ownMs >= LONG_MS);
  const [spent, worked] = [sumOf(long.map((task) => task.ms)), sumOf(long.map(({ ownMs }) => ownMs))];
  const share =
    long.length === 0 ? '' : `, ${Math.round((100 * worked) / spent)} % of them the processor’s time, ${own.length} as long by that alone`;
  const all = sumOf(tasks.map(({ ownMs }) => ownMs));
  return floorRow(
    ID,
    `long tasks, ${SLOW}×: ${what}`,
    `${long.length} in ${SECONDS} s, the longest ${ms(Math.max(0, ...long.map((task) => task.ms)))}${share}; all tasks ${ms(all)} of the processor’s time`,
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

type Play = (page: Page) => Promise<unknown>;

async function slowed(page: Page, play: Play): Promise<readonly Task[]> {
  await slowDown(page, SLOW);
  return tracedTasks(page, () => play(page));
}

const idle: Play = (page) => page.waitForTimeout(SECONDS * 1000);

const playing =
  (keys: readonly Keys[], play: typeof pressSet): Play =>
  (page) =>
    playFor(SECONDS, oneByOne(page, keys, play));

/** A page of its own browser process. */
const inBrowser = (open: (page: Page) => Promise<Play>): Promise<readonly Task[]> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    return slowed(page, await open(page));
  });

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

export const smoothnessFloor: Bench = {
  id: ID,
  what: 'long tasks of bare pages, of the games’ screens without their scripts, and of the games, each played alike',
  onlyNamed: true,
  run: () =>
    withServer(async ({ origin }) => {
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
      const at = (path: string, play: Play) =>
        inBrowser(async (page) => {
          await page.goto(`${site.origin}${path}`);
          return play;
        });
      try {
        return [
          rowOf('a blank page that asks for each frame', await at('/', idle)),
          rowOf(`${bubble.moving} boxes that the browser moves, without a script`, await at('/moving', idle)),
          rowOf('a bare React page, at the keys of the bubbles', await at('/react', playing(bubble.keys, pressSet))),
          rowOf(
            'the markup and styles of the bubbles, where React changes one text alone',
            await at('/bubbles', playing(bubble.keys, pressSet)),
          ),
          rowOf('the bubbles, ours', await inBrowser(async (page) => playing(await bubbles(page), pressSet))),
          rowOf(
            'the same, and each frame asked for, as V11 does it',
            await inBrowser(async (page) => {
              const keys = await bubbles(page);
              await watchFrames(page);
              return playing(keys, pressSet);
            }),
          ),
          rowOf(
            'the markup and styles of Speed Math, where React changes the answer alone',
            await at('/sums', playing(sum.keys, typeAnswer)),
          ),
          rowOf('Speed Math, ours', await inBrowser(async (page) => playing(await sums(page), typeAnswer))),
        ];
      } finally {
        await site.close();
      }
    }),
};
