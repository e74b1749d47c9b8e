import { badgeClaimId } from '../../shared/items/badge-claim/kind.ts';
import { noticeReadId } from '../../shared/items/notice-read/kind.ts';
import type { Badge, BadgeCatalogue } from '../../shared/badges/badge.ts';
import { freezeDay } from '../../shared/progress/counted/time.ts';
import { makeItem } from '../../client/storage/hash.ts';
import type { Host } from '../../client/storage/host.ts';
import { deviceTime, type KnownTime } from '../../client/storage/known-time.ts';
import type { MadeClaim } from '../../client/storage/player-store.ts';

const badge = (id: string, sessions: number, requiredLevel: number, xp: number): Badge => ({
  id,
  requiredLevel,
  xp,
  criteria: [{ figure: 'finished', atLeast: sessions }],
});

/** By games played, and by a level that only other badges bring. */
export const BADGES: BadgeCatalogue = new Map(
  [
    badge('first-game', 1, 1, 1_000),
    badge('third-game', 3, 1, 100),
    badge('level-two', 1, 2, 1_000),
    badge('level-three', 2, 3, 1_000),
  ].map((each) => [each.id, each]),
);

/** The claim of a badge that is redeemed now. */
export async function badgeClaimNow(host: Host, known: KnownTime, { id: badgeId, xp }: Badge, generation: number): Promise<MadeClaim> {
  const { deviceMs, clockOffsetMs, floorMs, utcOffsetMin } = deviceTime(host, known);
  const { endMs, day } = freezeDay({ deviceMs, clockOffsetMs, floorMs, utcOffsetMin });
  const time = { endedMs: deviceMs, utcOffsetMin, floorMs, day, ...(clockOffsetMs !== undefined && { clockOffsetMs }) };
  const payload = { badge: badgeId, generation, time };
  const item = await makeItem(host, { id: badgeClaimId(payload), kind: 'badge-claim', v: 1, payload });
  return { item, counts: { badge: { badge: badgeId, generation, xp, atMs: endMs, day } } };
}

/** The player has read that a badge can be redeemed. */
export async function noticeReadNow(host: Host, { id: badgeId }: Badge, generation: number): Promise<MadeClaim> {
  const payload = { badge: badgeId, generation };
  const item = await makeItem(host, { id: noticeReadId(payload), kind: 'notice-read', v: 1, payload });
  return { item, counts: { notice: payload } };
}
