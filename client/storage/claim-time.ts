import type { ClaimTime } from '../../shared/items/kit/claim-fields.ts';
import { freezeDay } from '../../shared/progress/counted/time.ts';
import type { Host } from './host.ts';
import { deviceTime, type KnownTime } from './known-time.ts';

/** What a claim needs of the device. */
export type ClaimHost = Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs' | 'sha256'>;

/** The time block of a claim made now, and the effective time it gives (protocol, "Time"): as a finish has them, but for the start. */
export function claimTime(host: ClaimHost, known: KnownTime): { readonly atMs: number; readonly time: ClaimTime } {
  const now = deviceTime(host, known);
  const { deviceMs, clockOffsetMs, floorMs, utcOffsetMin } = now;
  const { endMs, day } = freezeDay(now);
  return { atMs: endMs, time: { endedMs: deviceMs, utcOffsetMin, floorMs, day, ...(clockOffsetMs !== undefined && { clockOffsetMs }) } };
}
