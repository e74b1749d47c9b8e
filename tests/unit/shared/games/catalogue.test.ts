import { describe, expect, it } from 'vitest';
import { CATALOGUE, gameById, gameBySlug, playableGames } from '../../../../shared/games/catalogue.ts';
import { newestRules } from '../../../../shared/games/registry.ts';

describe('the catalogue', () => {
  it.each([
    [1, 'speed-math'],
    [2, 'math-race'],
    [3, 'number-puzzle'],
    [5, 'calculator-vs-brain'],
    [6, 'multiplication-table'],
    [7, 'number-sequence'],
    [8, 'math-duel'],
    [9, 'math-bubble-pop'],
  ])('gives number %i to %s (decision G1)', (id, slug) => {
    expect(gameById(id)).toBe(gameBySlug(slug));
    expect(gameById(id)?.slug).toBe(slug);
  });

  it('reserves number 4 and knows no other', () => {
    expect(gameById(4)).toBeUndefined();
    expect(CATALOGUE).toHaveLength(8);
  });

  it('flags Math Bubble Pop as new, Calculator vs Brain as viral, Math Duel as coming soon (spec 1 §2)', () => {
    expect(CATALOGUE.filter(({ flag }) => flag === 'new').map(({ slug }) => slug)).toEqual(['math-bubble-pop']);
    expect(CATALOGUE.filter(({ flag }) => flag === 'viral').map(({ slug }) => slug)).toEqual(['calculator-vs-brain']);
    expect(CATALOGUE.filter(({ comingSoon }) => comingSoon).map(({ slug }) => slug)).toEqual(['math-duel']);
  });

  it('offers a game to play exactly if its rules exist', () => {
    expect(playableGames().map(({ slug }) => slug)).toEqual(CATALOGUE.map(({ slug }) => slug).filter((slug) => newestRules(slug)));
    expect(playableGames().some(({ comingSoon }) => comingSoon)).toBe(false);
  });
});
