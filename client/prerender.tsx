import { prerender } from 'react-dom/static';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, type AnyRouter } from '@tanstack/react-router';
import { base } from '../shared/build-stamp.ts';
import { markOf } from '../shared/site/template.ts';
import { App } from './app.tsx';
import { BuildContext } from './blog/build-context.tsx';
import type { Page, PageModule } from './pages.ts';
import { createAppRouter } from './router.tsx';
import { routeTree } from './routes.ts';
import { Frame } from './shell/frame.tsx';
import { rootRoute } from './root-route.tsx';
import * as manifest from './words/en/web-manifest.ts';

/** Runs only in the build. Renders pages to the HTML of their first screen, as a guest sees it, and gives the build the table of pages. */

export { ALIASES } from './aliases.ts';
export { PAGES, type Page } from './pages.ts';
export { FRAME_WORDS, isIndexed, metadataOf, pictureOf } from './page-words.ts';

/** What the manifest of the installed app says. */
export const MANIFEST_WORDS = { description: manifest.description, screenshots: manifest.screenshots, shortcuts: manifest.shortcuts };

/** Every module that can be a page, by its name. The manifest of the window's bundle lists their chunks under the same names. */
const MODULES = import.meta.glob<PageModule>(['./**/*-page.tsx', './games/*/index.ts']);

/** The name of the module that a page's `load` brings, as the manifest has it: "site/home/home-page.tsx". */
export async function moduleOf(page: Page): Promise<string> {
  const brought = await page.load();
  for (const [file, load] of Object.entries(MODULES)) if ((await load()) === brought) return file.slice('./'.length);
  throw new Error(`${page.path} brings no module that is named as a page is.`);
}

const MISSING_PATH = '/404';

/** A router at `path` that writes no script of its own into the page. */
function routerAt(path: string) {
  const router = createAppRouter(routeTree);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`${base}${path}`] }), scrollRestoration: false });
  return router;
}

/** The first screen of the page at `path`. Throws if a component on it can't be rendered without a browser. */
export const renderPath = (path: string): Promise<string> => render(routerAt(path));

/** The first screen of an address without a page. */
export const renderMissing = (): Promise<string> => renderPath(MISSING_PATH);

/** The marks of sections, with the comments that React writes between two texts: they stand for no text, and React will find none there. */
const MARKS_OF_SECTIONS = /(?:<!-- -->)?(\(~(?:begin|end)-[\w-]+~\))(?:<!-- -->)?/g;

/** The page of the blog at `path` with marks in place of the texts of posts (shared/site/template.ts); a parameter is a mark, too. */
export async function renderTemplate(path: string): Promise<string> {
  const markup = await render(routerAt(path.replace(/\$\w+/, markOf('name'))), 'template');
  return markup.replaceAll(MARKS_OF_SECTIONS, '$1');
}

/** The page of a post that is not there. */
export const renderNoPost = (): Promise<string> => render(routerAt('/blog/none'), 'no-post');

/** Header and empty page sheet, for every page without a first screen of its own. */
export function renderFrame(): Promise<string> {
  // A tree of its own: the same root, with the frame as its only page.
  const { component } = rootRoute.options;
  const root = createRootRoute(component ? { component } : {});
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Frame });
  return render(
    createRouter({
      routeTree: root.addChildren([page]),
      history: createMemoryHistory({ initialEntries: [`${base}/`] }),
      basepath: base || '/',
    }),
  );
}

async function render(router: AnyRouter, building?: 'template' | 'no-post'): Promise<string> {
  const errors: unknown[] = [];
  await router.load();
  const app = (
    <BuildContext value={building}>
      <App router={router} />
    </BuildContext>
  );
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const markup = await new Response(prelude).text();
  if (errors.length > 0)
    throw new AggregateError(errors, `${router.state.location.pathname} cannot be rendered in the build: ${errors.join('; ')}`);
  return markup;
}
