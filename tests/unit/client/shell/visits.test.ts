import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { createAppRouter } from '../../../../client/router.tsx';
import { routeTree } from '../../../../client/routes.ts';
import { createVisits, watchPages } from '../../../../client/shell/visits.ts';

interface Window {
  may: boolean;
  /** What the server says each time it is asked; undefined is no answer. */
  readonly answers: (boolean | undefined)[];
}

function visitsOf(window: Window) {
  const sent: string[] = [];
  let asked = 0;
  const count = createVisits({
    mayCount: () => window.may,
    isWanted: async () => {
      asked++;
      const answer = window.answers.shift();
      if (answer === undefined) throw new Error('no network');
      return answer;
    },
    send: ({ path }) => void sent.push(path),
  });
  return { count, sent, asked: () => asked };
}

describe('Page views (decision S17)', () => {
  it('are counted with consent, and the server is asked once whether it wants them', async () => {
    const visits = visitsOf({ may: true, answers: [true] });
    for (const path of ['/', '/games', '/']) await visits.count(path);
    expect([visits.sent, visits.asked()]).toEqual([['/', '/games', '/'], 1]);
  });

  it('are neither sent nor asked for without consent, without a network and in a game', async () => {
    const window = { may: false, answers: [true] };
    const visits = visitsOf(window);
    await visits.count('/');
    expect([visits.sent, visits.asked()]).toEqual([[], 0]);
    window.may = true;
    await visits.count('/games');
    expect(visits.sent).toEqual(['/games']);
  });

  it('are not sent to a server that does not count them', async () => {
    const visits = visitsOf({ may: true, answers: [false] });
    for (const path of ['/', '/games']) await visits.count(path);
    expect([visits.sent, visits.asked()]).toEqual([[], 1]);
  });

  it('are not sent if consent is taken back while the server is asked', async () => {
    const window = { may: true, answers: [true] };
    const visits = visitsOf(window);
    const counted = visits.count('/');
    window.may = false;
    await counted;
    expect(visits.sent).toEqual([]);
  });

  it('that cannot be counted now are not counted later', async () => {
    const visits = visitsOf({ may: true, answers: [undefined, true] });
    for (const path of ['/', '/games']) await visits.count(path);
    expect([visits.sent, visits.asked()]).toEqual([['/games'], 2]);
  });

  it.each([
    ['/', ['/']],
    ['/games?challenge=true#rules', ['/games']],
    ['/games/speed-math', ['/games/speed-math']],
    ['/nowhere/7', []],
  ])('of %s are told as %j, once, by the table of pages', async (address, told) => {
    const router = createAppRouter(routeTree);
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
    await router.load();
    const seen: string[] = [];
    const listeners: (() => void)[] = [];
    // Outside of a browser the router does not say when a page is on screen.
    Object.assign(router, { subscribe: (_event: string, listener: () => void) => listeners.push(listener) });
    watchPages(router, (path) => seen.push(path));
    // The same page again, with another query.
    for (const listener of listeners) listener();
    expect([seen, listeners.length]).toEqual([told, 1]);
  });
});
