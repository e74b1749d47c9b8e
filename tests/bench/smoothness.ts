import type { Page } from 'playwright';
import { begin, byArrow, cellsOf, slideAlong, wayFrom } from '../browser/steps/number-puzzle.ts';
import { oneByOne, playFor, pressSet, slideRound, typeAnswer, type Keys } from './blind-play.ts';
import { slowDown, withBrowser, withServer } from './browser.ts';
import { noteRuns, setsToCome } from './coming-game.ts';
import { startGame } from './keys.ts';
import type { Bench, Row } from './report.ts';
import { quantile } from './statistics.ts';

/** What a page measured of itself during play. */
interface Seen {
  /** Milliseconds of each task of 50 or more. */
  readonly longTasks: readonly number[];
  /** Layout shifts that no input explains. */
  readonly shift: number;
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
}

export const SLOW = 4;
/** A frame at 60 a second, and half of another. */
const FRAME_MS = 25;
/** How long each scene is played at the usual speed, and slowed down. */
const SECONDS = { usual: 15, slow: 60 } as const;
/** Enough for a minute. */
const MOST_SETS = 25;
/** The confetti, and the scoreboard's coming. */
const CELEBRATION_MS = 7_000;

export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { longTasks: [] as number[], shift: 0, frames: [] as number[] };
    new PerformanceObserver((list) => seen.longTasks.push(...list.getEntries().map((entry) => Math.round(entry.duration)))).observe({
      type: 'longtask',
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    let before = performance.now();
    const frame = (now: number) => {
      seen.frames.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { smoothness: seen });
  });
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { smoothness: Seen }).smoothness);

interface Scene {
  readonly name: string;
  /** Prepares the page, up to the start of the measurement. Resolves with how to play, for which nobody looks at the page. */
  readonly open: (page: Page, origin: string) => Promise<(seconds: number) => Promise<unknown>>;
}

const opens =
  (slug: string) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.goto(`${origin}/games/${slug}`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
  };

/** Starts a game of bubbles. Resolves with the keys of right sets for more than a minute. */
export async function startBubbles(page: Page, origin: string): Promise<readonly Keys[]> {
  await noteRuns(page);
  await opens('math-bubble-pop')(page, origin);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return setsToCome(page, MOST_SETS);
}

const SCENES: readonly Scene[] = [
  {
    name: 'Speed Math',
    open: async (page, origin) => {
      const answers = await startGame(page, origin);
      return (seconds) => playFor(seconds, oneByOne(page, answers, typeAnswer));
    },
  },
  {
    name: 'bubbles',
    open: async (page, origin) => {
      const sets = await startBubbles(page, origin);
      return (seconds) => playFor(seconds, oneByOne(page, sets, pressSet));
    },
  },
  {
    name: 'puzzle',
    open: async (page, origin) => {
      await opens('number-puzzle')(page, origin);
      await begin(page, 'Medium');
      return (seconds) => playFor(seconds, () => slideRound(page));
    },
  },
  {
    name: 'celebration',
    open: async (page, origin) => {
      await opens('number-puzzle')(page, origin);
      await begin(page, 'Easy');
      const way = wayFrom(await cellsOf(page));
      await slideAlong(page, way.slice(0, -1), byArrow);
      const last = way.at(-1);
      return async () => {
        if (last) await byArrow(page, last);
        await page.waitForTimeout(CELEBRATION_MS);
      };
    },
  },
];

const seenIn = ({ open }: Scene, origin: string, rate: number, seconds: number): Promise<Seen> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    const play = await open(page, origin);
    await watchFrames(page);
    if (rate > 1) await slowDown(page, rate);
    await play(seconds);
    return seenBy(page);
  });

async function rowsOf(scene: Scene, origin: string): Promise<readonly Row[]> {
  const usual = await seenIn(scene, origin, 1, SECONDS.usual);
  const slow = await seenIn(scene, origin, SLOW, SECONDS.slow);
  const inTime = usual.frames.filter((ms) => ms <= FRAME_MS).length / usual.frames.length;
  const longest = Math.max(0, ...slow.longTasks);
  return [
    {
      id: 'V11',
      what: `${scene.name}: frames in time, 1×`,
      measured: `${(inTime * 100).toFixed(1)} % of ${usual.frames.length}, p99 ${Math.round(quantile(usual.frames, 0.99))} ms`,
      goal: '≥ 99 %',
      met: inTime >= 0.99,
    },
    {
      id: 'V11',
      what: `${scene.name}: long tasks, ${SLOW}×`,
      measured: slow.longTasks.length === 0 ? 'none' : `${slow.longTasks.length}, longest ${longest} ms`,
      goal: 'none',
      met: slow.longTasks.length === 0,
    },
    {
      id: 'V11',
      what: `${scene.name}: layout shift`,
      measured: Math.max(usual.shift, slow.shift).toFixed(4),
      goal: '0',
      met: usual.shift + slow.shift === 0,
    },
  ];
}

export const smoothness: Bench = {
  id: 'V11',
  what: 'play: frames, long tasks, layout shifts',
  run: () =>
    withServer(async (server) => {
      const rows: Row[] = [];
      for (const scene of SCENES) rows.push(...(await rowsOf(scene, server.origin)));
      return rows;
    }),
};
