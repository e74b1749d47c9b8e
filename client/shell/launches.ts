import type { AnyRouter } from '@tanstack/react-router';
import { isPagePath } from '../../shared/address-kinds.ts';
import { withoutClosingSlash } from '../../shared/addresses.ts';
import { language, pathInApp } from '../../shared/build-stamp.ts';
import { languageAt } from '../../shared/languages.ts';
import { gameInProgress } from '../window/game-in-progress.ts';
import { loadPage } from '../window/load-page.ts';

/** What the browser knows of starts of the installed app. Chromium alone has it, and TypeScript's libraries don't. */
interface WithLaunches {
  readonly launchQueue?: { readonly setConsumer: (consumer: (launch: { readonly targetURL?: string }) => void) => void };
}

/**
 * Opens what a shortcut of the installed app, or a link from elsewhere, leads to in the window that is open already: the manifest has the
 * browser only bring that to the front (`launch_handler`). A game in play goes on instead, and the app's own icon leads nowhere.
 */
export function followLaunches(router: AnyRouter): void {
  // What comes at once is the launch that has opened this window, or did so before a reload.
  let isOpen = false;
  (globalThis as WithLaunches).launchQueue?.setConsumer(({ targetURL }) => {
    if (isOpen && targetURL !== undefined && !gameInProgress.getSnapshot()) open(new URL(targetURL), router);
  });
  isOpen = true;
}

function open({ href, origin, pathname, search, hash }: URL, router: AnyRouter): void {
  const isStart = withoutClosingSlash(pathInApp(pathname)) === '/' && search === '';
  if (origin !== location.origin || href === location.href || isStart) return;
  if (isPagePath(pathname) && languageAt(pathname).id === language) router.history.push(pathname + search + hash);
  // A link of a mail, for instance, which the server answers.
  else loadPage(href);
}
