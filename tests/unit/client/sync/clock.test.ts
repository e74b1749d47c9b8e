import { describe, expect, it } from 'vitest';
import { clockOffset, contactMeta } from '../../../../client/sync/clock.ts';
import { DEADLINE_MS } from '../../../../client/sync/exchange.ts';

describe('[C1] the clock offset', () => {
  it.each([
    ['a right clock', { sentMs: 1000, receivedMs: 1200, serverTime: 1100 }, 0],
    ['a clock that is a day slow', { sentMs: 1000, receivedMs: 1000, serverTime: 86_401_000 }, 86_400_000],
    ['a clock that is fast', { sentMs: 9000, receivedMs: 9200, serverTime: 1100 }, -8000],
    ['an odd round trip', { sentMs: 0, receivedMs: 3, serverTime: 10 }, 9],
    ['a clock that is half a millisecond fast: 0, never −0', { sentMs: 1000, receivedMs: 1001, serverTime: 1000 }, 0],
    ['a clock set back during the request', { sentMs: 90_000, receivedMs: 1_000, serverTime: 2_000 }, 1_000],
    ['the slowest request there is', { sentMs: 0, receivedMs: DEADLINE_MS, serverTime: 15_000 }, 0],
    ['a device that slept while it waited', { sentMs: 0, receivedMs: 8 * 3_600_000, serverTime: 100 }, undefined],
  ])('%s', (_name, contact, offset) => {
    expect(clockOffset(contact)).toBe(offset);
  });

  it('is stored with the time of the server and of the contact', () => {
    expect(contactMeta({ sentMs: 10, receivedMs: 20, serverTime: 115 })).toEqual({
      clockOffsetMs: 100,
      lastServerMs: 115,
      lastSyncMs: 20,
      unknownAccount: false,
    });
  });
  it('stays what it was when a night went by between question and answer', () => {
    const meta = contactMeta({ sentMs: 0, receivedMs: 8 * 3_600_000, serverTime: 100 });
    expect(meta).toEqual({ lastServerMs: 100, lastSyncMs: 8 * 3_600_000, unknownAccount: false });
  });
});
