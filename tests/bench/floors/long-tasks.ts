import type { Page } from 'playwright';
import { slowDown, withBrowser } from '../browser.ts';
import type { Row } from '../report.ts';
import { SLOW } from '../smoothness.ts';
import { ms } from '../statistics.ts';
import { floorRow } from './floor-rows.ts';
import { tracedTasks, type Task } from './traced-tasks.ts';

export const ID = 'V11-floor';
const LONG_MS = 50;

/** Plays in a page for so many seconds, and looks at nothing meanwhile. */
export interface Play {
  readonly seconds: number;
  readonly play: () => Promise<unknown>;
}

/** The tasks of a page of its own browser process, slowed down once it is open. */
export async function longTasksRow(what: string, open: (page: Page) => Promise<Play>): Promise<Row> {
  const [tasks, seconds] = await withBrowser(async ({ context }) => {
    const page = await context.newPage();
    const { seconds: forSeconds, play } = await open(page);
    await slowDown(page, SLOW);
    return [await tracedTasks(page, play), forSeconds] as const;
  });
  return floorRow(ID, `long tasks, ${SLOW}×: ${what}`, inWords(tasks, seconds));
}

/** The long tasks of a page, and how much of them was the processor's work: the rest waited for a core. */
function inWords(tasks: readonly Task[], seconds: number): string {
  const long = tasks.filter((task) => task.ms >= LONG_MS);
  const own = long.filter(({ ownMs }) => ownMs >= LONG_MS);
  const [spent, worked] = [sumOf(long.map((task) => task.ms)), sumOf(long.map(({ ownMs }) => ownMs))];
  const share =
    long.length === 0 ? '' : `, ${Math.round((100 * worked) / spent)} % of them the processor’s time, ${own.length} as long by that alone`;
  const all = sumOf(tasks.map(({ ownMs }) => ownMs));
  return `${long.length} in ${seconds} s, the longest ${ms(Math.max(0, ...tasks.map((task) => task.ms)))}${share}; all tasks ${ms(all)} of the processor’s time`;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
