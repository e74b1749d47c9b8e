import { describe, expect, it } from 'vitest';
import { BADGES } from '../../../../client/badges/described-badge.ts';
import type { BadgeCard } from '../../../../client/badges/badge-cards.ts';
import { nearestBadge } from '../../../../client/badges/nearest-badge.ts';

const [badge] = [...BADGES.values()];

const card = (state: BadgeCard['state'], share?: number): BadgeCard => {
  if (badge === undefined) throw new Error('There are badges.');
  const way = share === undefined ? {} : { way: { of: { have: share * 10, need: 10, unit: 'days' }, share } };
  return { badge, state, missingLevels: 0, ...way };
};

describe('the badge that comes next', () => {
  const [ready, far, near, bare, locked] = [card('ready'), card('open', 0.1), card('open', 0.9), card('open'), card('locked', 0.95)];

  it.each([
    ['one that can be redeemed', [far, near, ready, locked], ready],
    ['that of which the most is done', [bare, far, near, locked], near],
    ['one that is open, before one that asks for a higher level', [locked, bare], bare],
    ['a locked one, if there is no other', [card('unlocked'), locked], locked],
    ['none, if all are unlocked', [card('unlocked')], undefined],
  ])('is %s', (_which, cards, next) => expect(nearestBadge(cards)).toBe(next));
});
