import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();
/** What stands in the fields of the page. */
let fields: readonly { readonly value: string }[] = [];

beforeEach(() => {
  reload.mockReset();
  fields = [{ value: '' }];
  vi.resetModules();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function opened() {
  const { accept } = await import('../../../../client/consent/accept.ts');
  const { consent } = await import('../../../../client/window/consent.ts');
  const { gameInProgress } = await import('../../../../client/window/game-in-progress.ts');
  return { accept, consent, gameInProgress };
}

it('Accept loads the page anew (spec 2 §4)', async () => {
  const { accept, consent } = await opened();
  accept();
  expect([consent.getSnapshot(), reload.mock.calls.length]).toEqual([true, 1]);
});

it('Accept takes no result from a guest: a page on which a game was played stays, and what was accepted counts', async () => {
  const { accept, consent, gameInProgress } = await opened();
  gameInProgress.set(true);
  gameInProgress.set(false);
  accept();
  expect([consent.getSnapshot(), reload.mock.calls.length]).toEqual([true, 0]);
});

it('Accept takes no answer from somebody who has begun to write it', async () => {
  fields = [{ value: '' }, { value: '1' }];
  const { accept, consent } = await opened();
  accept();
  expect([consent.getSnapshot(), reload.mock.calls.length]).toEqual([true, 0]);
});
