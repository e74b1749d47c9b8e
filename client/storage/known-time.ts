import { dayNumber, type DayNumber } from '../../shared/day.ts';
import { freezeDay, type DeviceTime } from '../../shared/progress/counted/time.ts';
import type { Host } from './host.ts';
import type { PlayerStore } from './player-store.ts';
import type { KnownTime } from './rules/known-time.ts';

export type { KnownTime };

const OFFSET_LIMIT_MIN = 1440;

/** A whole number, and never −0: that has no canonical form, and a clock in UTC likes to give it. */
const integer = (value: number): number => Math.trunc(value) + 0;

/** Whole milliseconds of a clock, which may stand before 1970. */
export const whole = (ms: number): number => Math.max(0, integer(ms));

/** What a player's database knows of the server's clock. */
export async function clockOf(store: Pick<PlayerStore, 'metas'>): Promise<KnownTime> {
  const [clockOffsetMs, lastServerMs] = await store.metas(['clockOffsetMs', 'lastServerMs']);
  return { clockOffsetMs, lastServerMs };
}

/** What the device knows of time now. */
export function deviceTime(host: Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>, { clockOffsetMs, lastServerMs }: KnownTime): DeviceTime {
  return {
    deviceMs: whole(host.now()),
    clockOffsetMs: clockOffsetMs === undefined ? undefined : integer(clockOffsetMs),
    floorMs: whole(lastServerMs ?? host.buildMs),
    utcOffsetMin: Math.max(-OFFSET_LIMIT_MIN, Math.min(OFFSET_LIMIT_MIN, integer(host.utcOffsetMin()))),
  };
}

/** The time now by the server's clock, as far as the device knows it. Ms since the epoch. */
export const timeNow = (host: Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>, known: KnownTime): number =>
  freezeDay(deviceTime(host, known)).endMs;

/** The day that screens call today: the one on which a game that ends now is kept, however wrong the clock (P5). */
export const dayToday = (host: Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>, known: KnownTime): DayNumber =>
  freezeDay(deviceTime(host, known)).day;

/** The day by UTC (decision C1), as far as the device knows it. */
export const utcToday = (host: Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>, known: KnownTime): DayNumber =>
  dayNumber(timeNow(host, known), 0);
