import { describe, expect, it } from 'vitest';
import { facetsOf } from '../../../../client/art/facets.ts';
import { RARITIES } from '../../../../shared/badges/catalogue-badge.ts';

const facets = (rarity: (typeof RARITIES)[number], hasFace: boolean) =>
  facetsOf(rarity, hasFace).reduce((sum, { path }) => sum + path.split('z').length - 1, 0);

describe('a medal', () => {
  it.each([true, false])('of a rarer badge has more facets (with a face: %s)', (hasFace) => {
    const counts = RARITIES.map((rarity) => facets(rarity, hasFace));
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
  });

  it.each(RARITIES)('of a %s badge stays on its grid, and light falls on it from one side', (rarity) => {
    const numbers = facetsOf(rarity).flatMap(({ path }) => path.match(/[\d.-]+/g)?.map(Number) ?? []);
    expect([Math.min(...numbers) >= 0, Math.max(...numbers) <= 48]).toEqual([true, true]);
    expect(new Set(facetsOf(rarity).map(({ tone }) => tone)).size).toBeGreaterThan(2);
  });
});
