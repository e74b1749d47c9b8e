import { expect, it } from 'vitest';
import { achievements } from '../../../../client/site/home/achievements.ts';
import { BADGES } from '../../../../client/badges/described-badge.ts';

it('the badges that home shows are those of the catalogue', () => {
  expect(achievements).toHaveLength(3);
  for (const { badge } of achievements) expect(BADGES.get(badge.id)).toMatchObject(badge);
});
