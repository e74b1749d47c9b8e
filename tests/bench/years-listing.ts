import { withBrowser } from './browser.ts';
import { bundle, html, script, serve } from './pages.ts';
import type { Beside } from './pages/listed-games.ts';
import type { ListingPage } from './pages/listing-page.ts';
import type { Row } from './report.ts';
import { median, ms, times } from './statistics.ts';

const GAMES = 20_000;

/** V13 on the device: what a full listing of years of games costs a game that ends meanwhile. */
export async function listingRows(): Promise<readonly Row[]> {
  const site = await serve({ '/': html('<script src="/page.js"></script>'), '/page.js': script(await bundle('listing-page.ts')) });
  const { alone, first, monthly } = await withBrowser(async (browser) => {
    const page = await browser.visit(site.origin);
    return page.evaluate((games) => (globalThis as unknown as { listingPage: ListingPage }).listingPage.measure(games), GAMES);
  });
  await site.close();
  const [undisturbed, longestAlone] = [median([...alone.finishes]), Math.max(...alone.finishes)];
  const row = (what: string, { finishes, tookMs }: Beside): Row => {
    const longest = Math.max(...finishes);
    const ratio = times(median([...finishes]) / undisturbed);
    return {
      id: 'V13',
      what: `a finish beside ${what} of 20,000 games ÷ a finish alone; the longest of all : the longest alone`,
      measured: `${ratio} (${ms(undisturbed)}); ${ms(longest)} : ${ms(longestAlone)} (${finishes.length} finishes in ${ms(tookMs)})`,
      goal: 'the longest ≤ 50 ms more',
      met: longest - longestAlone <= 50,
    };
  };
  return [row('the first listing', first), row('a monthly listing', monthly)];
}
