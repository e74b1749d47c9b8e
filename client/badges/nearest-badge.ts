import type { BadgeCard } from './badge-cards.ts';

/** The badge that comes next: one that can be redeemed now, or that of which the most is done; a locked one only if there is no other. */
export function nearestBadge(cards: readonly BadgeCard[]): BadgeCard | undefined {
  const ready = cards.find(({ state }) => state === 'ready');
  if (ready) return ready;
  const shareOf = ({ way }: BadgeCard): number => way?.share ?? 0;
  const byShare = (state: BadgeCard['state']) => cards.filter((card) => card.state === state).sort((a, b) => shareOf(b) - shareOf(a))[0];
  return byShare('open') ?? byShare('locked');
}
