import type { Page } from 'playwright';
import { metadataOf } from '../../../client/page-words.ts';
import { PAGES } from '../../../client/pages.ts';
import { SHORT_POST } from './posts.ts';

/** The pages of the site. The callback of a sign-in leads on at once (browser/google.test.ts, browser/purpose.test.ts). */
export const PATHS: readonly string[] = PAGES.map(({ path }) => path).filter((path) => path !== '/auth/callback');

/** The address of a page; for one of any post, of the short post. */
export const addressOf = (path: string): string => path.replace('$post', SHORT_POST.slug);

/** Resolves when a page is there with its words and contents. */
export async function arrived(page: Page, path: string): Promise<void> {
  const title = path === '/blog/$post' ? SHORT_POST.title : metadataOf(path).title;
  await page.waitForFunction((said) => document.title.includes(said), title);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('main > [aria-busy=true]').waitFor({ state: 'detached' });
}
