import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../browser/harness/engines.ts';
import { withServer } from './browser.ts';
import { html, serve } from './pages.ts';
import type { Bench, Row } from './report.ts';
import { inTurn, median, ms, times } from './statistics.ts';

interface Visit {
  readonly performance: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--no-first-run'];
const ROUNDS = 3;

/** One first visit with Lighthouse's mobile settings, in a new browser. */
async function visit(address: string): Promise<Visit> {
  const chrome = await launch({ chromeFlags: FLAGS, ...(chromiumPath !== undefined && { chromePath: chromiumPath }) });
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { audits, categories } = result.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories['performance']?.score ?? 0) * 100),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

const bare = html('<h1>Bare page</h1><p>Some words of the size of a paragraph, so that there is something to paint.</p>');

const PATHS = ['/', '/badges', '/analytics'] as const;

/** The rows of one path. */
async function rowsOf(path: string, ours: string, plain: string): Promise<readonly Row[]> {
  const { a, b } = await inTurn(
    ROUNDS,
    () => visit(`${ours}${path}`),
    () => visit(plain),
  );
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((each) => each[key]));
  const fcp = of(a, 'fcp') / of(b, 'fcp');
  const lcp = of(a, 'lcp') / of(b, 'lcp');
  const compared = (key: 'fcp' | 'lcp') => `(${ms(of(a, key))} : ${ms(of(b, key))})`;
  const row = (what: string, measured: string, goal: string, met: boolean): Row => ({
    id: 'V1',
    what: `${path}: ${what}`,
    measured,
    goal,
    met,
  });
  return [
    row('performance', String(of(a, 'performance')), '100', of(a, 'performance') >= 100),
    row('FCP ÷ bare page', `${times(fcp)} ${compared('fcp')}`, '≤ 1.3 ×', fcp <= 1.3),
    row('LCP ÷ bare page', `${times(lcp)} ${compared('lcp')}`, '≤ 1.3 ×', lcp <= 1.3),
    row('TBT', ms(of(a, 'tbt')), '≤ 20 ms', of(a, 'tbt') <= 20),
    row('CLS', of(a, 'cls').toFixed(3), '0', of(a, 'cls') === 0),
  ];
}

export const firstVisit: Bench = {
  id: 'V1',
  what: 'first visit to /, /badges and /analytics, Lighthouse mobile, against a bare HTML page',
  run: () =>
    withServer(async (server) => {
      const page = await serve({ '/': bare });
      const rows: Row[] = [];
      for (const path of PATHS) rows.push(...(await rowsOf(path, server.origin, page.origin)));
      await page.close();
      return rows;
    }),
};
