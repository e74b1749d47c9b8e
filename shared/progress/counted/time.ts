import type { SessionTime } from '../../items/kit/session-time.ts';
import { dayIsPossible, dayNumber, UTC_OFFSET_MIN, type DayNumber } from '../../day.ts';

/** What a device knows of time at one moment (protocol, "Time"). All in ms since the epoch, the offset in minutes east of UTC. */
export interface DeviceTime {
  readonly deviceMs: number;
  /** Server − device as measured last; absent before the first contact. */
  readonly clockOffsetMs?: number | undefined;
  /** The last server time seen, or the build time of the app. */
  readonly floorMs: number;
  readonly utcOffsetMin: number;
}

/** When a game ended, and on which civil day. */
export interface EndOfGame {
  readonly endMs: number;
  readonly day: DayNumber;
}

/** What the server makes of it; `corrected` if the frozen day was not possible. */
export interface EffectiveEnd extends EndOfGame {
  readonly corrected?: 'day';
}

/** 2026-11-20, 00:00 UTC: the day of the first release. Nothing was played before it (decision D23). */
export const FIRST_RELEASE_MS = 1_795_132_800_000;

/** Device time + offset, at least the last server time seen (protocol, "Time"): as the first release wrote it. */
const claimedTime = ({ deviceMs, clockOffsetMs = 0, floorMs }: Omit<DeviceTime, 'utcOffsetMin'>): number =>
  Math.max(deviceMs + clockOffsetMs, floorMs);

/** The claimed time, at least that of the first release. */
export const effectiveTime = (time: Omit<DeviceTime, 'utcOffsetMin'>): number => Math.max(claimedTime(time), FIRST_RELEASE_MS);

/** The end as the device may have counted it before it heard of ours: an installed app of the first release lifts nothing. */
export const claimedEnd = ({ endedMs, clockOffsetMs, floorMs }: SessionTime): number =>
  claimedTime({ deviceMs: endedMs, clockOffsetMs, floorMs });

/** A wrong clock may report an offset that no place on earth has. The day of a game is reckoned by the nearest one that is legal. */
export const legalOffset = (utcOffsetMin: number): number =>
  Math.min(Math.max(utcOffsetMin, UTC_OFFSET_MIN.lowest), UTC_OFFSET_MIN.highest);

/** The device's side, at the finish: the effective end and the day that is frozen into the session (decision D2). */
export function freezeDay(time: DeviceTime): EndOfGame {
  const endMs = effectiveTime(time);
  return { endMs, day: dayNumber(endMs, legalOffset(time.utcOffsetMin)) };
}

/**
 * The server's side: the end lies no later than the receipt, and no earlier than the first release, whichever clock is wrong; a frozen
 * day that is then possible nowhere on earth becomes the day of that end at the session's offset.
 */
export function effectiveEnd(time: Omit<SessionTime, 'startedMs'>, receiptMs: number): EffectiveEnd {
  const effectiveMs = effectiveTime({ deviceMs: time.endedMs, clockOffsetMs: time.clockOffsetMs, floorMs: time.floorMs });
  const endMs = Math.max(Math.min(effectiveMs, receiptMs), FIRST_RELEASE_MS);
  if (dayIsPossible(time.day, endMs)) return { endMs, day: time.day };
  return { endMs, day: dayNumber(endMs, legalOffset(time.utcOffsetMin)), corrected: 'day' };
}
