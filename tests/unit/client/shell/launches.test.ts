import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import { createAppRouter } from '../../../../client/router.tsx';
import { routeTree } from '../../../../client/routes.ts';
import { followLaunches } from '../../../../client/shell/launches.ts';
import { gameInProgress } from '../../../../client/window/game-in-progress.ts';

const SITE = 'https://tenfold.test';

/** A window on a page, into which the app is launched again: with the address, and what became of it. */
function windowAt(path: string, openedWith: readonly string[] = []) {
  const loaded: string[] = [];
  vi.stubGlobal('location', { origin: SITE, href: SITE + path, assign: (address: string) => void loaded.push(address) });
  const router: AnyRouter = createAppRouter(routeTree);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  let launch: (address: string) => void = () => {};
  const setConsumer = (consumer: (launch: { readonly targetURL?: string }) => void) => {
    launch = (address) => consumer({ targetURL: SITE + address });
    openedWith.forEach(launch);
  };
  vi.stubGlobal('launchQueue', { setConsumer });
  followLaunches(router);
  return { launch, shown: () => router.history.location.href, loaded };
}

beforeEach(() => gameInProgress.set(false));
afterEach(() => {
  gameInProgress.set(false);
  vi.unstubAllGlobals();
});

describe('The installed app, started while its window is open', () => {
  it.each(['/daily-challenge', '/games/speed-math?operation=division', '/blog/squares#section-how'])('opens %s in it', (address) => {
    const { launch, shown, loaded } = windowAt('/games');
    launch(address);
    expect([shown(), loaded]).toEqual([address, []]);
  });

  it('leaves a game in play alone, and opens the next page after it', () => {
    const { launch, shown, loaded } = windowAt('/games/speed-math');
    gameInProgress.set(true);
    launch('/daily-challenge');
    launch('/auth/v1/verify?token=1');
    expect([shown(), loaded]).toEqual(['/games/speed-math', []]);
    gameInProgress.set(false);
    launch('/daily-challenge');
    expect(shown()).toBe('/daily-challenge');
  });

  it('stays where it is by its own icon', () => {
    const { launch, shown } = windowAt('/badges');
    launch('/');
    expect(shown()).toBe('/badges');
  });

  it('has the server answer what is none of its pages', () => {
    const { launch, shown, loaded } = windowAt('/games');
    launch('/auth/v1/verify?token=1');
    expect([shown(), loaded]).toEqual(['/games', [`${SITE}/auth/v1/verify?token=1`]]);
  });

  it('does not go back, after a reload, to what it was opened with', () => {
    expect(windowAt('/badges', ['/games']).shown()).toBe('/badges');
  });
});
