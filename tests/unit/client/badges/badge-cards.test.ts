import { describe, expect, it } from 'vitest';
import { BADGES } from '../../../../client/badges/described-badge.ts';
import {
  badgeCards,
  collectionOf,
  FILTERS,
  latestUnlocked,
  passes,
  readyBadges,
  type BadgeCard,
  type BadgeState,
} from '../../../../client/badges/badge-cards.ts';
import {
  claimText,
  noticeText,
  REDEEM_FAILED,
  redeemToast,
  rewardText,
  statusText,
  wayText,
} from '../../../../client/badges/badge-texts.ts';
import { moreLevels } from '../../../../client/words/en/badges/dialog.ts';
import { filters } from '../../../../client/words/en/badges/filters.ts';
import type { BadgeClaim } from '../../../../client/storage/player-store.ts';
import type { Counted } from '../../../../shared/progress/counted/counted.ts';
import { figuresOf } from '../../../../shared/progress/figures.ts';
import { foldParts } from '../../../../shared/progress/parts.ts';
import { fail, ok } from '../../../../shared/result.ts';
import { summaryOf } from '../storage/samples.ts';

const figuresAt = (level: number, ...items: readonly Counted[]) => ({ level, progress: figuresOf(foldParts(items)) });
const played = (id: string, part: Parameters<typeof summaryOf>[1]): Counted => ({ session: summaryOf(id, part) });
const PERFECT = played('a', { accuracy: 100, facts: [10, 10, 31_250, 31_250, {}] });
const NO_CLAIMS = { claims: new Map<string, BadgeClaim>() };

const claim = (badge: string, standing: BadgeClaim['standing']): BadgeClaim => ({
  badge,
  generation: 0,
  xp: 100,
  atMs: 0,
  day: 20_779,
  standing,
});

function cardOf(cards: readonly BadgeCard[], id: string): BadgeCard {
  const card = cards.find(({ badge }) => badge.id === id);
  if (!card) throw new Error(`no card of ${id}`);
  return card;
}

describe('the cards', () => {
  const claims = new Map([claim('level-2', 'accepted'), claim('off-the-line', 'waiting')].map((each) => [each.badge, each]));
  const cards = badgeCards({ claims }, figuresAt(2, PERFECT));

  it('are all badges, what can be redeemed first, the others by required level', () => {
    expect(cards.map(({ badge }) => badge.id).toSorted()).toEqual([...BADGES.keys()].toSorted());
    expect(cards[0]?.badge.id).toBe('perfect-score');
    const levels = cards.slice(1).map(({ badge }) => badge.requiredLevel);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('say where the player is with each', () => {
    const states = ['level-2', 'off-the-line', 'perfect-score', 'ten-perfect', 'full-tilt'].map((id) => cardOf(cards, id).state);
    expect(states).toEqual(['unlocked', 'undecided', 'ready', 'open', 'locked'] satisfies BadgeState[]);
    expect(cardOf(cards, 'full-tilt').missingLevels).toBe(1);
    expect(cardOf(badgeCards(NO_CLAIMS, figuresAt(1)), 'level-50').missingLevels).toBe(9);
  });

  it('call ready what the dot is there for, and nothing that was claimed', () => {
    const ready = readyBadges({ claims }, figuresAt(2, PERFECT)).map(({ id }) => id);
    expect(ready).toEqual(cards.filter(({ state }) => state === 'ready').map(({ badge }) => badge.id));
    expect(readyBadges({ claims: new Map([['perfect-score', claim('perfect-score', 'rejected')]]) }, figuresAt(1, PERFECT))).toEqual([]);
    expect(readyBadges(NO_CLAIMS, figuresAt(1, played('a', { facts: [10, 10, 9_000, 9_000, {}] })))).toEqual([]);
  });

  it('show how far one is: a count, or for a time the best so far', () => {
    const way = (id: string) => cardOf(cards, id).way;
    expect(way('ten-perfect')).toEqual({ of: { have: 1, need: 10, unit: 'games' }, share: 0.1 });
    expect(way('speed-demon')).toEqual({ of: { bestMs: 31_250, needMs: 30_000 }, share: 0.96 });
    expect(way('by-heart')).toBeUndefined();
    expect(way('in-good-order')).toBeUndefined();
    expect(way('level-2')).toBeUndefined();
  });

  it('never fill the bar of what is not earned', () => {
    for (const { badge, way, state } of cards) if (way && state !== 'ready') expect(way.share, badge.id).toBeLessThan(1);
  });

  it('list the latest unlocked first, also of one day, and none that does not count', () => {
    const at = (badge: string, atMs: number) => [badge, { ...claim(badge, 'kept'), atMs }] as const;
    const redeemed = badgeCards(
      { claims: new Map([at('level-2', 1), at('perfect-score', 3), at('full-tilt', 2), ['by-heart', claim('by-heart', 'waiting')]]) },
      figuresAt(2),
    );
    expect(latestUnlocked(redeemed).map(({ badge }) => badge.id)).toEqual(['perfect-score', 'full-tilt', 'level-2']);
  });

  it('come to three figures: badge XP is the count times 100 (decision D4)', () => {
    expect(collectionOf(cards)).toEqual({ collected: 1, total: BADGES.size, xp: 100, rate: Math.round(100 / BADGES.size) });
    expect(collectionOf([])).toEqual({ collected: 0, total: 0, xp: 0, rate: 0 });
  });

  it('pass eight filters; what does not count is locked', () => {
    expect(FILTERS.map((filter) => filters[filter])).toEqual([
      'All',
      'Unlocked',
      'Locked',
      'Common',
      'Rare',
      'Epic',
      'Legendary',
      'Mythic',
    ]);
    const count = (filter: (typeof FILTERS)[number]) => cards.filter((card) => passes(card, filter)).length;
    expect([count('all'), count('unlocked'), count('locked')]).toEqual([BADGES.size, 1, BADGES.size - 1]);
    expect(FILTERS.slice(3).reduce((sum, rarity) => sum + count(rarity), 0)).toBe(BADGES.size);
    expect(passes(cardOf(cards, 'off-the-line'), 'locked')).toBe(true);
  });
});

describe('the texts', () => {
  const [rare] = [...BADGES.values()].filter(({ rarity }) => rarity === 'rare');
  if (!rare) throw new Error('no rare badge');

  it('of a card are those of the specification (spec 2 §2)', () => {
    const states = ['unlocked', 'locked', 'open', 'ready', 'undecided'] as const;
    expect(states.map((state) => statusText({ badge: rare, state }))).toEqual([
      'Unlocked',
      'Level 2 required',
      'Click to check requirements',
      'Click to check requirements',
      'Waiting',
    ]);
  });

  it('of the button say how many levels are missing', () => {
    expect([moreLevels(1), moreLevels(4)]).toEqual(['Need 1 more level', 'Need 4 more levels']);
  });

  it('of progress count, or compare times', () => {
    expect(wayText({ of: { have: 7, need: 10, unit: 'days' }, share: 0.7 })).toBe('7 of 10 days');
    expect(wayText({ of: { have: 96, need: 1_000, unit: 'right answers' }, share: 0.096 })).toBe('96 of 1,000 right answers');
    expect(wayText({ of: { bestMs: 31_250, needMs: 30_000 }, share: 0.96 })).toBe('Best 31.2\u00a0s, needs 30.0\u00a0s');
    expect(wayText({ of: { bestMs: 5_400, needMs: 30_000 }, share: 1 })).toBe('Done: 5.4\u00a0s of 30.0\u00a0s');
    expect(wayText({ of: { bestMs: 30_000, needMs: 30_000 }, share: 1 })).toBe('Done: 30.0\u00a0s of 30.0\u00a0s');
  });

  it('of the reward name the multiplier where one is set (decision D4)', () => {
    expect(rewardText({ xp: 100 })).toBe('+100 XP');
    expect(rewardText({ xp: 1_000, xpMultiplier: 1.5 })).toBe('+1,500 XP (1,000 × 1.5)');
  });

  it('of a redeemed badge say the day (decision D14), or why it does not count', () => {
    const text = (standing: BadgeClaim['standing']) => claimText({ claim: claim('level-2', standing) });
    expect(text('kept')).toBe('Unlocked on Nov 22, 2026');
    expect(text('accepted')).toBe('Unlocked on Nov 22, 2026');
    expect(text('waiting')).toMatch(/^Redeemed on Nov 22, 2026\. The server cannot confirm it yet/);
    expect(text('rejected')).toMatch(/did not accept it/);
    expect(claimText({})).toBeUndefined();
  });

  it('of the toasts are those of the error catalogue (spec 2 §8)', () => {
    expect([redeemToast(rare, ok({})), redeemToast(rare, fail('already_unlocked')), REDEEM_FAILED].map(({ text }) => text)).toEqual([
      `Badge "${rare.name}" unlocked!`,
      '❌ Badge already unlocked!',
      'Failed to redeem badge',
    ]);
    expect(redeemToast(rare, fail('requirements_not_met')).text).toBe('Requirements not met for this badge!');
  });

  it('of the notice name one badge, or count several', () => {
    expect(noticeText([rare])).toBe(`You earned "${rare.name}"`);
    expect(noticeText([rare, rare, rare])).toBe('You earned 3 badges');
  });
});
