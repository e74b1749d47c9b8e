import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../engine-paths.ts';
import { publish, SHORT_POST } from '../browser/steps/posts.ts';
import { BARE_PATH, readTable, withBarePage } from './bare-build.ts';
import { blockingByProcessor } from './blocking.ts';
import { dist, withServer } from './browser.ts';
import { METRICS_ALONE } from './lighthouse-metrics.ts';
import type { Bench, Row } from './report.ts';
import { median, ms, times } from './statistics.ts';

export interface Visit {
  readonly performance: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The same by the processor's time (blocking.ts). */
  readonly ownTbt: number;
  readonly cls: number;
}

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--no-first-run'];
/** How often it is looked whether a new browser answers. */
const LOOK_MS = 50;
/** A third visit decides only where two do not agree. */
const ROUNDS = { least: 2, most: 3 } as const;
/** So far apart are two visits that agree, in all that decides about a row. */
const AGREE = { performance: 0, fcp: 15, lcp: 15, tbt: 5, cls: 0 } as const;
/** So many pages are visited between two visits to the bare page. */
const GROUP = 5;

const POST_PATH = `/blog/${SHORT_POST.slug}`;
const A_HANDFUL = ['/', '/badges', '/analytics', POST_PATH, '/settings'] as const;

/** Where a visitor can go: all routes but the pages for admins, and the first post for that of a post. */
async function publicPaths(): Promise<readonly string[]> {
  const { routes } = await readTable(dist);
  return routes.filter((path) => !path.startsWith('/admin')).map((path) => (path.includes('$') ? POST_PATH : path));
}

/** How often a visit is tried in which the browser painted nothing. */
const TRIES = 3;

/** A first visit. @throws Error if the browser paints nothing in any of several tries. */
async function visit(address: string): Promise<Visit> {
  for (let tries = 0; tries < TRIES; tries++) {
    const visited = await visitOnce(address);
    if (Object.values(visited).every(Number.isFinite)) return visited;
    console.log(`The browser painted nothing of ${address}: visited again.`);
  }
  throw new Error(`The browser painted nothing of ${address}.`);
}

/** One first visit with Lighthouse's mobile settings, in a new browser. A figure that it could not take is NaN. */
async function visitOnce(address: string): Promise<Visit> {
  const chrome = await launch({
    chromeFlags: FLAGS,
    connectionPollInterval: LOOK_MS,
    ...(chromiumPath !== undefined && { chromePath: chromiumPath }),
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent' }, METRICS_ALONE);
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { audits, categories } = result.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      ownTbt: blockingByProcessor(result.artifacts.Trace.traceEvents),
      cls: figure('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** Whether a further visit could hardly change a median. Of two that agree the higher figure is the median. */
function doAgree(visits: readonly Visit[]): boolean {
  const apart = (key: keyof typeof AGREE) => Math.max(...visits.map((each) => each[key])) - Math.min(...visits.map((each) => each[key]));
  return Object.entries(AGREE).every(([key, most]) => apart(key as keyof typeof AGREE) <= most);
}

/** The visits to each path, a round after the other, so that a machine that gets slower slows all of them. */
export async function visitInTurn(origin: string, paths: readonly string[]): Promise<ReadonlyMap<string, readonly Visit[]>> {
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < ROUNDS.most; round++)
    for (const [path, of] of visits) if (round < ROUNDS.least || !doAgree(of)) of.push(await visit(`${origin}${path}`));
  return visits;
}

function rowsOf(path: string, visits: readonly Visit[], bare: readonly Visit[]): readonly Row[] {
  const of = (some: readonly Visit[], key: keyof Visit) => median(some.map((each) => each[key]));
  const row = (what: string, measured: string, goal: string, met: boolean): Row => ({
    id: 'V1',
    what: `${path}: ${what}`,
    measured,
    goal,
    met,
  });
  const compared = (what: string, key: 'fcp' | 'lcp'): Row => {
    const ratio = of(visits, key) / of(bare, key);
    return row(`${what} ÷ bare page`, `${times(ratio)} (${ms(of(visits, key))} : ${ms(of(bare, key))})`, '≤ 1.3 ×', ratio <= 1.3);
  };
  return [
    row('performance', String(of(visits, 'performance')), '100', of(visits, 'performance') >= 100),
    compared('FCP', 'fcp'),
    compared('LCP', 'lcp'),
    row('TBT', `${ms(of(visits, 'tbt'))} (by the processor’s time ${ms(of(visits, 'ownTbt'))})`, '≤ 20 ms', of(visits, 'tbt') <= 20),
    row('CLS', of(visits, 'cls').toFixed(3), '0', of(visits, 'cls') === 0),
  ];
}

const visiting = async (paths: readonly string[]): Promise<readonly Row[]> =>
  withServer(
    async (server) => {
      await publish(server, SHORT_POST);
      const rows: Row[] = [];
      for (let from = 0; from < paths.length; from += GROUP) {
        const visits = await visitInTurn(server.origin, [BARE_PATH, ...paths.slice(from, from + GROUP)]);
        const bare = visits.get(BARE_PATH) ?? [];
        for (const [path, of] of visits) if (path !== BARE_PATH) rows.push(...rowsOf(path, of, bare));
      }
      return rows;
    },
    {},
    await withBarePage(),
  );

const COMPARED = 'Lighthouse mobile, against a bare HTML page from the same server';

export const firstVisit: Bench = {
  id: 'V1',
  what: `first visit to ${A_HANDFUL.join(', ')}, ${COMPARED}`,
  run: () => visiting(A_HANDFUL),
};

/** Takes about ten minutes. */
export const firstVisits: Bench = {
  id: 'V1-all',
  what: `first visit to every public page, ${COMPARED}`,
  onlyNamed: true,
  run: async () => visiting(await publicPaths()),
};
