import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameInProgress } from '../../../../client/window/game-in-progress.ts';
import { playerFirst } from '../../../../client/window/player-first.ts';
import { readiness } from '../../../../client/window/sw-bridge.ts';

const A_MINUTE_MS = 60_000;

interface Device {
  readonly saveData?: boolean;
  /** What CSS can ask for. */
  readonly reducedData?: boolean;
  readonly installed?: boolean;
}

/** Whether the line is free now, on a device of this kind. */
function begunOn({ saveData = false, reducedData = false, installed = false }: Device): () => Promise<boolean> {
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { controller: installed ? {} : null } });
  vi.stubGlobal('matchMedia', () => ({ matches: reducedData }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  let isFree = false;
  void playerFirst().then(() => (isFree = true));
  return async () => {
    await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
    return isFree;
  };
}

describe('The whole app', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    gameInProgress.set(false);
    readiness.set({ state: 'unknown' });
  });

  it('comes to who reads', async () => {
    expect(await begunOn({})()).toBe(true);
  });

  it.each([{ saveData: true }, { reducedData: true }])('comes with the first game where data are saved: %o', async (device) => {
    const isFree = begunOn(device);
    expect(await isFree()).toBe(false);
    expect(readiness.getSnapshot()).toEqual({ state: 'waiting' });
    gameInProgress.set(true);
    expect(await isFree()).toBe(true);
  });

  it('is kept up to date where it is, also where data are saved', async () => {
    expect(await begunOn({ saveData: true, installed: true })()).toBe(true);
    expect(readiness.getSnapshot()).toEqual({ state: 'unknown' });
  });
});
