import { withBrowser } from './browser.ts';
import { bundle, html, script, serve } from './pages.ts';
import type { FiguresPage, ReadTimes } from './pages/figures-page.ts';
import type { Bench, Row } from './report.ts';
import { median, ms, times } from './statistics.ts';

const SESSIONS = 100_000;
const DAYS = 3 * 365;
const ROUNDS = 100;
const SCANS = 2;
const MOST_MS = 5;
const LEAST_RATIO = 300;
const MOST_PAGE_MS = 50;
const MOST_PARTS = 20;

interface Read extends ReadTimes {
  readonly partsRead: number;
  readonly pages: readonly number[];
}

async function measured(): Promise<Read> {
  const site = await serve({ '/': html('<script src="/page.js"></script>'), '/page.js': script(await bundle('figures-page.ts')) });
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.visit(site.origin);
      return page.evaluate(
        async ({ sessions, days, rounds, scans }) => {
          const { figuresPage } = globalThis as unknown as { figuresPage: FiguresPage };
          await figuresPage.practise(sessions, days);
          const times = await figuresPage.measure(rounds, scans);
          return { ...times, partsRead: await figuresPage.partsRead(), pages: await figuresPage.recount() };
        },
        { sessions: SESSIONS, days: DAYS, rounds: ROUNDS, scans: SCANS },
      );
    });
  } finally {
    await site.close();
  }
}

export const figures: Bench = {
  id: 'V9',
  what: 'statistics over 100,000 games of three years on the device, none of them synced, against counting all games',
  async run() {
    const read = await measured();
    if (read.games !== SESSIONS) throw new Error(`The analytics tell of ${read.games} games.`);
    const scan = median(read.scan);
    const rows = (what: string, spent: number): readonly Row[] => [
      { id: 'V9', what: `${what}: read and derived`, measured: ms(spent), goal: `≤ ${MOST_MS} ms`, met: spent <= MOST_MS },
      {
        id: 'V9',
        what: `${what}: a scan takes`,
        measured: `${times(scan / spent)} (${ms(scan)} : ${ms(spent)})`,
        goal: `≥ ${LEAST_RATIO} ×`,
        met: scan / spent >= LEAST_RATIO,
      },
    ];
    const page = median(read.pages);
    const all = read.pages.reduce((sum, spent) => sum + spent, 0);
    return [
      ...rows('/analytics', median(read.analytics)),
      ...rows('the dashboard', median(read.dashboard)),
      {
        id: 'V13',
        what: 'parts that /analytics reads',
        measured: String(read.partsRead),
        goal: `≤ ${MOST_PARTS}`,
        met: read.partsRead <= MOST_PARTS,
      },
      {
        id: 'V9',
        what: 'a recount after an update: one of its transactions',
        measured: `${ms(page)} (at most ${ms(Math.max(...read.pages))}; ${read.pages.length} of them take ${ms(all)})`,
        goal: `≤ ${MOST_PAGE_MS} ms`,
        met: page <= MOST_PAGE_MS,
      },
    ];
  },
};
