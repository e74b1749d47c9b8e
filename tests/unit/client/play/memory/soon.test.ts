import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../../../client/play/memory/soon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what a press waits for', () => {
  it('is there as soon as it has been read', async () => {
    expect(await soon(() => Promise.resolve(7))).toBe(7);
  });

  it('is done without after a second', async () => {
    const read = soon(() => new Promise<number>(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read).toBeUndefined();
  });

  it('is done without if it cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await soon(() => Promise.reject(new Error('refused')))).toBeUndefined();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
