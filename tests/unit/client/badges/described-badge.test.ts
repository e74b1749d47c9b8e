import { describe, expect, it } from 'vitest';
import { BADGES } from '../../../../client/badges/described-badge.ts';
import { badges as words } from '../../../../client/words/en/badges.ts';
import { BADGES as CATALOGUE } from '../../../../shared/badges/catalogue/catalogue.ts';

const badges = [...BADGES.values()];

describe('the words of badges', () => {
  it('are there for each badge of the catalogue, and for no other', () => {
    expect(Object.keys(words).toSorted()).toEqual([...CATALOGUE.keys()].toSorted());
    expect([...BADGES.keys()]).toEqual([...CATALOGUE.keys()]);
  });

  it('name each badge once, those of the home page as it does (decision D15)', () => {
    expect(new Set(badges.map(({ name }) => name)).size).toBe(badges.length);
    const named = ['speed-demon', 'perfect-score', 'streak-master'].map((id) => BADGES.get(id)?.name);
    expect(named).toEqual(['Speed Demon', 'Perfect Score', 'Streak Master']);
  });

  it('are whole sentences, and a plural noun for what is counted', () => {
    for (const { description, requirement, unlockMessage, unit } of badges) {
      expect(description).toMatch(/^[A-Z].*[.?]$/);
      expect(requirement).toMatch(/^[A-Z].*\.$/);
      expect(unlockMessage).toMatch(/^[A-Z].*[.?]$/);
      expect(unit).toMatch(/^[a-z ]+$/);
    }
  });
});
