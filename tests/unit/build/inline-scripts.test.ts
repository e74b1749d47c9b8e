import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript, startScript } from '../../../build/inline-scripts.ts';

/** Runs both scripts of a document in a browser with these features. Returns where it went, and the scripts that it fetches. */
function opened(features: Readonly<Record<string, unknown>>) {
  const left: string[] = [];
  const fetched: string[] = [];
  const listened: string[] = [];
  const dataset: Record<string, string> = {};
  const link = () => ({ rel: '', href: '' });
  const head = { append: ({ rel, href }: ReturnType<typeof link>) => void (rel === 'modulepreload' && fetched.push(href)) };
  const document = { documentElement: { dataset }, createElement: link, head, fonts: { check: () => true }, hidden: true };
  const self: Record<string, unknown> = {
    document,
    location: { replace: (address: string) => void left.push(address) },
    matchMedia: () => ({ matches: false }),
    localStorage: { getItem: () => null },
    navigator: { serviceWorker: { controller: null } },
    addEventListener: (type: string) => void listened.push(type),
    setTimeout: () => 0,
    ...features,
  };
  self['self'] = self;
  // No file up to the entry, for what is imported here would be looked for.
  for (const script of [bootScript([]), startScript({ base: '', entry: '', files: ['app.js'] })]) runInNewContext(script, self);
  return { left, fetched, listened, dataset };
}

it('A browser with cascade layers stays, and gets theme, player, early presses and the app', () => {
  expect(opened({ CSSLayerBlockRule: class {} })).toEqual({
    left: [],
    fetched: ['/app.js'],
    listened: ['click', 'input'],
    dataset: { theme: 'light', player: 'none', font: 'late' },
  });
});

it('A browser without them goes to the page for old browsers, and nothing else of the app runs in it', () => {
  expect(opened({})).toEqual({ left: ['/old-browser.html'], fetched: [], listened: [], dataset: {} });
});

it('The boot script is read by the oldest browsers: it has nothing that JavaScript did not have in 2009', () => {
  expect(bootScript(['/assets/font.woff2'])).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class|async|await|import)\b/);
});
