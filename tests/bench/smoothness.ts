import type { Page } from 'playwright';
import { begin, byArrow, cellsOf, slideAlong, wayFrom } from '../browser/steps/number-puzzle.ts';
import { oneByOne, playFor, pressSet, slideRound, type Keys } from './blind-play.ts';
import { slowDown, withBrowser, withServer } from './browser.ts';
import { noteRuns, setsToCome } from './coming-game.ts';
import { notedBy, stillRows, watchPlay, type Noted } from './play-watch.ts';
import type { Bench, Row } from './report.ts';
import { quantile } from './statistics.ts';

interface Seen extends Noted {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
}

export const SLOW = 4;
/** A frame at 60 a second, and half of another. */
const FRAME_MS = 25;
/** How long each game is played at the usual speed. */
const USUAL_SECONDS = 10;
/** Enough for a minute. */
const MOST_SETS = 25;
/** From the last move to the scoreboard and the end of the confetti it takes 4.5 s (client/games/number-puzzle/celebration.ts). */
export const CELEBRATION_SECONDS = 5.5;

/** Lets the page note its frames from now on. It asks for each, as a game with a running clock does. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    const frame = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { framesInPlay: frames });
  });
}

const seenBy = async (page: Page): Promise<Seen> => ({
  ...(await notedBy(page)),
  frames: await page.evaluate(() => (globalThis as unknown as { framesInPlay: number[] }).framesInPlay),
});

interface Scene {
  readonly name: string;
  /** How long it is played slowed down. With Speed Math in V3 the games come to more than a minute. */
  readonly slowSeconds: number;
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

/** Begins a game of the puzzle. */
export async function startPuzzle(page: Page, origin: string): Promise<void> {
  await opens('number-puzzle')(page, origin);
  await begin(page, 'Medium');
}

/** Solves a puzzle up to its last move. Resolves with that move. */
export async function startCelebration(page: Page, origin: string): Promise<() => Promise<void>> {
  await opens('number-puzzle')(page, origin);
  await begin(page, 'Easy');
  const way = wayFrom(await cellsOf(page));
  await slideAlong(page, way.slice(0, -1), byArrow);
  const last = way.at(-1);
  return async () => {
    if (last) await byArrow(page, last);
  };
}

/** Speed Math is not among them: V3 plays it anyway, and looks for the same. */
const SCENES: readonly Scene[] = [
  {
    name: 'bubbles',
    slowSeconds: 30,
    open: async (page, origin) => {
      const sets = await startBubbles(page, origin);
      return (seconds) => playFor(seconds, oneByOne(page, sets, pressSet));
    },
  },
  {
    name: 'puzzle',
    slowSeconds: 15,
    open: async (page, origin) => {
      await startPuzzle(page, origin);
      return (seconds) => playFor(seconds, () => slideRound(page));
    },
  },
  {
    name: 'celebration',
    slowSeconds: CELEBRATION_SECONDS,
    open: async (page, origin) => {
      const solve = await startCelebration(page, origin);
      return async () => {
        await solve();
        await page.waitForTimeout(CELEBRATION_SECONDS * 1000);
      };
    },
  },
];

const seenIn = ({ open }: Scene, origin: string, rate: number, seconds: number): Promise<Seen> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    const play = await open(page, origin);
    await watchPlay(page);
    await watchFrames(page);
    if (rate > 1) await slowDown(page, rate);
    await play(seconds);
    return seenBy(page);
  });

async function rowsOf(scene: Scene, origin: string): Promise<readonly Row[]> {
  const usual = await seenIn(scene, origin, 1, USUAL_SECONDS);
  const slow = await seenIn(scene, origin, SLOW, scene.slowSeconds);
  const inTime = usual.frames.filter((ms) => ms <= FRAME_MS).length / usual.frames.length;
  return [
    {
      id: 'V11',
      what: `${scene.name}: frames in time, 1×`,
      measured: `${(inTime * 100).toFixed(1)} % of ${usual.frames.length}, p99 ${Math.round(quantile(usual.frames, 0.99))} ms`,
      goal: '≥ 99 %',
      met: inTime >= 0.99,
    },
    ...stillRows(scene.name, SLOW, scene.slowSeconds, slow, [usual.shift, slow.shift]),
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
