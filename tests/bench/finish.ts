import { withBrowser } from './browser.ts';
import { bundle, html, script, serve } from './pages.ts';
import type { FinishPage } from './pages/finish-page.ts';
import type { Bench, Row } from './report.ts';
import { median, ms, times } from './statistics.ts';

const ROUNDS = 40;

export const finishing: Bench = {
  id: 'V5',
  what: 'finished game → saved (one strict transaction), against one Dexie add',
  async run() {
    const site = await serve({ '/': html('<script src="/page.js"></script>'), '/page.js': script(await bundle('finish-page.ts')) });
    const figures = await withBrowser(async (browser) => {
      const page = await browser.visit(site.origin);
      return page.evaluate((rounds) => (globalThis as unknown as { finishPage: FinishPage }).finishPage.measure(rounds), ROUNDS);
    });
    await site.close();
    const add = median(figures.add);
    const row = (what: string, spent: number): Row => {
      const ratio = spent / add;
      return { id: 'V5', what, measured: `${times(ratio)} (${ms(spent)} : ${ms(add)})`, goal: '≤ 2.2 ×', met: ratio <= 2.2 };
    };
    return [
      row('the strict transaction ÷ one strict Dexie add', median(figures.transaction)),
      row('from the last answer to "Saved", hashes included', median(figures.finish)),
    ];
  },
};
