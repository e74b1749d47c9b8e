import type { Page } from 'playwright';
import type { Row } from './report.ts';

/** What a page notes of itself during play. */
export interface Noted {
  /** Milliseconds of each task of 50 or more. */
  readonly longTasks: readonly number[];
  /** Layout shifts that no input explains. */
  readonly shift: number;
}

/** Lets the page note its long tasks and layout shifts from now on. The browser tells them anyway: this asks nothing of the frames. */
export async function watchPlay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { longTasks: [] as number[], shift: 0 };
    new PerformanceObserver((list) => noted.longTasks.push(...list.getEntries().map((entry) => Math.round(entry.duration)))).observe({
      type: 'longtask',
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) noted.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    Object.assign(globalThis, { notedInPlay: noted });
  });
}

export const notedBy = (page: Page): Promise<Noted> => page.evaluate(() => (globalThis as unknown as { notedInPlay: Noted }).notedInPlay);

/** The rows of V11 that ask for nothing at all: no long task in so many seconds of slowed play, and no layout shift. */
export function stillRows(name: string, rate: number, seconds: number, { longTasks }: Noted, shifts: readonly number[]): readonly Row[] {
  const tasks = longTasks.length === 0 ? 'none' : `${longTasks.length}, longest ${Math.max(...longTasks)} ms,`;
  const shift = Math.max(...shifts);
  return [
    {
      id: 'V11',
      what: `${name}: long tasks, ${rate}×`,
      measured: `${tasks} in ${seconds} s`,
      goal: 'none',
      met: longTasks.length === 0,
    },
    { id: 'V11', what: `${name}: layout shift`, measured: shift.toFixed(4), goal: '0', met: shift === 0 },
  ];
}
