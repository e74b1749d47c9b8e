import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { publish, type StoredPost } from './steps/posts.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const PARAGRAPH = `<p>${'Say how far the number is from fifty, and the rest is a small square. '.repeat(12)}</p>`;

const NEAR_50: StoredPost = {
  id: 1,
  slug: 'squares-near-50',
  title: 'Squares near 50',
  description: 'Two small steps from a square that everybody knows.',
  content: [
    `<h2>How it goes</h2>${PARAGRAPH}<pre><code>48 × 48\n= 2500 − 200 + 4\n= 2304</code></pre>`,
    `<h2>Why it holds</h2>${PARAGRAPH}<ul><li>two strips</li><li>one corner, <a href="/math-tips">given back</a></li></ul>`,
    '<table><thead><tr><th>number</th><th>distance</th><th>its square</th></tr></thead>',
    '<tbody><tr><td>51</td><td>1</td><td>2601</td></tr></tbody></table>',
    `<h3>Above fifty</h3>${PARAGRAPH}<blockquote><p>Draw it once.</p></blockquote><h2>Your turn</h2>${PARAGRAPH}<hr><p>47</p>`,
  ].join('\n'),
};
const NINES: StoredPost = { id: 2, slug: 'by-nines', title: 'By nines', description: null, content: '<p>Add the digits.</p>' };

const GONE = /status of 404/;

/** What happens to the page after its document was parsed: nodes that come and go, and how far things move. Runs in the page. */
function watch(): void {
  const seen = { changes: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    const page = document.querySelector('main');
    if (page) new MutationObserver((changes) => (seen.changes += changes.length)).observe(page, { childList: true, subtree: true });
  });
}

const seenIn = (page: Page) => page.evaluate(() => (window as Window & { readonly seen?: unknown }).seen);

/** The text of the post on the screen. */
const textOf = (page: Page) => page.getByRole('article').innerText();

beforeAll(() => publish(server, NEAR_50, NINES));

inEngine('Chromium', 'A post', () => {
  it('reads whole without any script, and the same with scripts, which move and replace nothing', async () => {
    await withFolder(async (profile) => {
      const plain = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP, javaScriptEnabled: false });
      const read = await plain.visit(`${server.origin}/blog/squares-near-50`);
      const text = await textOf(read);
      for (const words of [
        'Back to Blog',
        'Squares near 50',
        'Admin',
        'November 12, 2026',
        'Contents',
        '= 2500 − 200 + 4',
        'Draw it once.',
      ])
        expect(text).toContain(words);
      expect(await read.title()).toBe('Squares near 50 | Tenfold Blog');
      await plain.close();

      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await browser.context.addInitScript(watch);
      const page = await open(browser, `${server.origin}/blog/squares-near-50`);
      await page.getByRole('contentinfo').waitFor();
      expect([await textOf(page), await seenIn(page)]).toEqual([text, { changes: 0, shift: 0 }]);

      const contents = page.getByRole('navigation', { name: 'Contents of this post' });
      await contents.getByRole('link', { name: 'Your turn' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
      expect([new URL(page.url()).hash, await seenIn(page)]).toEqual(['#section-your-turn', { changes: 0, shift: 0 }]);

      await load(page, `${server.origin}/blog/1`);
      await page.waitForURL('**/blog/squares-near-50');
      expect([await textOf(page), await seenIn(page)]).toEqual([text, { changes: 0, shift: 0 }]);
      expect(await page.getAttribute('link[rel="canonical"]', 'href')).toBe(`${server.origin}/blog/squares-near-50`);
      await browser.close();
    });
  });

  it('that is not there is a 404; a post and that page pass axe in both themes and fit a window of 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GONE);
      const page = await open(browser, `${server.origin}/blog`);
      const inspection = new Inspection(page);
      await page.getByRole('link', { name: 'Squares near 50' }).click();
      await page.getByRole('heading', { name: 'How it goes' }).waitFor();
      await expect.poll(() => page.title()).toBe('Squares near 50 | Tenfold Blog');
      await inspection.look('a post');
      const answer = await page.goto(`${server.origin}/blog/no-such-post`);
      await page.getByRole('heading', { name: 'Post Not Found' }).waitFor();
      expect(answer?.status()).toBe(404);
      await inspection.look('no post');
      expect(inspection.faults).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
      await page.getByRole('link', { name: 'By nines' }).waitFor();
      await browser.close();
    });
  });

  it('is cleaned where it is shown, whatever an answer holds', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      // The policy stops handlers and styles while the answer is read, before it is clean.
      browser.problems.expect(/violates the following Content Security Policy directive/);
      const page = await open(browser, `${server.origin}/blog`);
      const asked: string[] = [];
      await page.route('https://evil.example/**', (route) => (asked.push(route.request().url()), route.abort()));
      await page.route('**/api/content/posts/squares-near-50', async (route) => {
        const post = (await (await route.fetch()).json()) as object;
        const content = [
          '<h2 id="main">One</h2><script>document.title = "hacked"</script><img src="/icons/icon.svg" onerror="document.title=\'hacked\'">',
          '<img src="https://evil.example/a.png"><img src="data:image/svg+xml,<svg onload=alert(1)>"><svg><script>x</script></svg>',
          '<a href="javascript:alert(1)">link</a><form action="https://evil.example"><input name="a"></form><p style="color:red">Two</p>',
          '<iframe src="https://evil.example"></iframe><p id="root">Three</p>',
        ].join('');
        await route.fulfill({ json: { ...post, content } });
      });
      await page.getByRole('link', { name: 'Squares near 50' }).click();
      await page.getByText('Three').waitFor();
      expect(await page.locator('[data-post-content]').innerHTML()).toBe(
        '<h2 id="section-one">One</h2><img src="/icons/icon.svg"><img><img><a>link</a><p>Two</p><p>Three</p>',
      );
      await expect.poll(() => page.title()).toBe('Squares near 50 | Tenfold Blog');
      expect(asked).toEqual([]);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'Without a server', () => {
  it('a post and the list that were read are there whole, after a restart of the browser too; another post says what can be read', async () => {
    await withFolder(async (profile) => {
      const first = await ChromiumBrowser.open(profile, DESKTOP);
      const before = await open(first, `${server.origin}/blog/squares-near-50`);
      const text = await textOf(before);
      await controlled(before);
      await before.getByRole('link', { name: 'Back to Blog' }).click();
      await before.getByRole('link', { name: 'By nines' }).waitFor();
      await expect.poll(() => before.evaluate(async () => (await (await caches.open('tenfold-posts')).keys()).length)).toBe(2);
      await first.close();
      await server.kill();

      const browser = await ChromiumBrowser.open(profile, DESKTOP);
      browser.problems.expect(SERVER_GONE);
      await browser.context.addInitScript(watch);
      const page = await open(browser, `${server.origin}/blog/squares-near-50`);
      expect([await textOf(page), await page.title(), await seenIn(page)]).toEqual([
        text,
        'Squares near 50 | Tenfold Blog',
        { changes: 0, shift: 0 },
      ]);
      await load(page, `${server.origin}/blog`);
      await page.getByRole('link', { name: 'By nines' }).click();
      await page.getByRole('heading', { name: 'This post is not on this device yet' }).waitFor();
      await page.getByRole('link', { name: 'Squares near 50' }).click();
      await page.getByRole('heading', { name: 'How it goes' }).waitFor();
      await browser.close();
    });
  });
});
