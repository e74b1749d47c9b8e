import type { BadgeFigures } from '../../shared/badges/figures.ts';
import { view, type ProgressView } from '../../shared/progress/view.ts';
import type { Host } from '../storage/host.ts';
import { dayToday } from '../storage/known-time.ts';
import type { BadgeClaims } from '../storage/player-store.ts';

/** What a player's figures come to today. */
export const progressToday = (
  host: Pick<Host, 'now' | 'utcOffsetMin' | 'buildMs'>,
  { figures, clock }: Pick<BadgeClaims, 'figures' | 'clock'>,
): ProgressView => view(figures, { day: dayToday(host, clock) });

/** What the criteria of badges read. */
export const badgeFigures = ({ figures }: Pick<BadgeClaims, 'figures'>, { level }: Pick<ProgressView, 'level'>): BadgeFigures => ({
  level,
  progress: figures,
});
