import type { CDPSession, Locator, Page } from 'playwright';
import { shortestWay } from '../../unit/shared/games/number-puzzle/solver.ts';
import { onDisplay } from './game.ts';
import type { StoredSession } from './player-database.ts';

/** A 3 × 3 board, as the page describes it: the tile on each cell, 0 for the gap. */
export type Cells = readonly number[];

export const stage = (page: Page): Locator => page.getByRole('application', { name: 'Number Puzzle' });
const board = (page: Page): Locator => page.getByRole('application');

/** Tiles are found by the numbers in their names, which are the same in all languages. */
const tile = (page: Page, number: number): Locator => board(page).getByRole('button', { name: new RegExp(`^\\D*${number}\\D+\\d`) });

/** Starts a game from the menu. */
export async function begin(page: Page, board: 'Easy' | 'Medium' | 'Hard' = 'Easy'): Promise<void> {
  await page.getByRole('radio', { name: board }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await tile(page, 1).waitFor();
}

/** The position of every tile, read from its name: "Tile 7, row 2, column 3, can move". */
export async function cellsOf(page: Page): Promise<Cells> {
  await tile(page, 1).waitFor();
  await onDisplay(page);
  const labels = await board(page)
    .getByRole('button', { name: /^\D*\d+\D+\d+\D+\d+\D*$/ })
    .evaluateAll((tiles) => tiles.map((each) => each.ariaLabel ?? ''));
  const side = Math.sqrt(labels.length + 1);
  const cells = Array.from({ length: labels.length + 1 }, () => 0);
  for (const label of labels) {
    const [number = 0, row = 0, column = 0] = (label.match(/\d+/g) ?? []).map(Number);
    cells[(row - 1) * side + column - 1] = number;
  }
  return cells;
}

/** The shortest solution: the cells whose tiles slide, with the board after each slide. */
export function wayFrom(cells: Cells): { readonly cell: number; readonly moved: number; readonly gap: number; readonly after: Cells }[] {
  let now = cells;
  return shortestWay(cells).map((cell) => {
    const gap = now.indexOf(0);
    const moved = now[cell] ?? 0;
    now = now.with(gap, moved).with(cell, 0);
    return { cell, moved, gap, after: now };
  });
}

type Slide = ReturnType<typeof wayFrom>[number];

/** How a player slides a tile. */
export type Hand = (page: Page, slide: Slide) => Promise<void>;

const ARROWS: { readonly [step: number]: string } = { [-3]: 'ArrowUp', 3: 'ArrowDown', [-1]: 'ArrowLeft', 1: 'ArrowRight' };

export const byArrow: Hand = (page, { cell, gap }) => page.keyboard.press(ARROWS[gap - cell] ?? '');

export const byTap: Hand = (page, { moved }) => tile(page, moved).tap();

/** Drags the tile into the gap with a finger. */
export const byDrag =
  (touch: CDPSession): Hand =>
  async (page, { moved, cell, gap }) => {
    const box = await tile(page, moved).boundingBox();
    if (!box) throw new Error(`Tile ${moved} is not in sight.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [dx, dy] = [((gap % 3) - (cell % 3)) * box.width, (Math.floor(gap / 3) - Math.floor(cell / 3)) * box.height];
    const at = (share: number) => [{ x: x + dx * share, y: y + dy * share }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.2, 0.5, 0.8]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

/** Slides tiles along a way, and waits for the announcement of each slide. The slide that solves the board ends play. */
export async function slideAlong(page: Page, way: readonly Slide[], hand: Hand): Promise<void> {
  for (const slide of way) {
    await hand(page, slide);
    const place = `^\\D*${slide.moved}\\D+${Math.floor(slide.gap / 3) + 1}\\D+${(slide.gap % 3) + 1}\\D*$`;
    const moved = board(page).getByRole('button', { name: new RegExp(place), includeHidden: true });
    await moved.or(scoreboard(page)).first().waitFor({ state: 'attached' });
  }
}

export const scoreboard = (page: Page): Locator => page.getByRole('region', { name: 'Number Puzzle: result' });

/** The figures of the scoreboard. */
export interface Shown {
  readonly score: number;
  readonly time: string;
  readonly moves: number;
  readonly best: string;
}

export async function shown(page: Page): Promise<Shown> {
  await scoreboard(page).waitFor();
  // Whether or not something is celebrated before them.
  const textOf = async (place: Locator) => (await place.textContent()) ?? '';
  const figure = (name: string) => textOf(scoreboard(page).locator('dl > div', { hasText: name }).locator('dd'));
  const said = await textOf(page.getByRole('log').locator('span', { hasText: /^Puzzle Solved! .*\d+ points, / }));
  return {
    score: Number(/(\d+) points/.exec(said)?.[1]),
    time: await figure('Final time'),
    moves: Number(await figure('Total moves')),
    best: await figure('Best time'),
  };
}

/** A stored game with its figures. */
export type StoredPuzzle = StoredSession<unknown, { readonly score: number; readonly durationMs: number }>;
