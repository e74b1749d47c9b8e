import { withBrowser } from '../browser.ts';
import { bundle, html, script, serve } from '../pages.ts';
import type { Beside } from '../pages/listed-games.ts';
import type { ListingFloorPage } from '../pages/listing-floor-page.ts';
import type { Bench } from '../report.ts';
import { median, ms, quantile } from '../statistics.ts';
import { floorRow } from './floor-rows.ts';

const ID = 'V13-floor';
const GAMES = 20_000;

const inWords = (when: string, { finishes, tookMs }: Beside): string =>
  `${when} the longest ${ms(Math.max(...finishes))}, p99 ${ms(quantile(finishes, 0.99))}, median ${ms(median(finishes))} (${finishes.length} in ${ms(tookMs)})`;

export const listingFloor: Bench = {
  id: ID,
  what: `a game’s end beside a listing of ${GAMES} games, by the browser’s own interface and by ours, once each`,
  onlyNamed: true,
  async run() {
    const site = await serve({ '/': html('<script src="/page.js"></script>'), '/page.js': script(await bundle('listing-floor-page.ts')) });
    const measured = await withBrowser(async (browser) => {
      const page = await browser.visit(site.origin);
      return page.evaluate(
        (games) => (globalThis as unknown as { listingFloorPage: ListingFloorPage }).listingFloorPage.measure(games),
        GAMES,
      );
    });
    await site.close();
    return Object.entries(measured).map(([what, [alone, first, monthly]]) =>
      floorRow(ID, what, [inWords('alone', alone), inWords('the first', first), inWords('a monthly', monthly)].join('; ')),
    );
  },
};
