import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../browser/harness/engines.ts';
import { withServer } from './browser.ts';
import { html, serve } from './pages.ts';
import type { Bench } from './report.ts';
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

export const firstVisit: Bench = {
  id: 'V1',
  what: 'first visit, Lighthouse mobile, against a bare HTML page',
  run: () =>
    withServer(async (server) => {
      const page = await serve({ '/': bare });
      const { a, b } = await inTurn(
        ROUNDS,
        () => visit(server.origin),
        () => visit(page.origin),
      );
      await page.close();
      const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((each) => each[key]));
      const fcp = of(a, 'fcp') / of(b, 'fcp');
      const lcp = of(a, 'lcp') / of(b, 'lcp');
      const compared = (key: 'fcp' | 'lcp') => `(${ms(of(a, key))} : ${ms(of(b, key))})`;
      return [
        { id: 'V1', what: 'performance', measured: String(of(a, 'performance')), goal: '100', met: of(a, 'performance') >= 100 },
        { id: 'V1', what: 'FCP ÷ bare page', measured: `${times(fcp)} ${compared('fcp')}`, goal: '≤ 1.3 ×', met: fcp <= 1.3 },
        { id: 'V1', what: 'LCP ÷ bare page', measured: `${times(lcp)} ${compared('lcp')}`, goal: '≤ 1.3 ×', met: lcp <= 1.3 },
        { id: 'V1', what: 'TBT', measured: ms(of(a, 'tbt')), goal: '≤ 20 ms', met: of(a, 'tbt') <= 20 },
        { id: 'V1', what: 'CLS', measured: of(a, 'cls').toFixed(3), goal: '0', met: of(a, 'cls') === 0 },
      ];
    }),
};
