import { describe, expect, it } from 'vitest';
import { CATALOGUE, gameBySlug, isPlayable } from '../../../../shared/games/catalogue.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';

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
    [10, 'practice'],
  ])('gives number %i to %s (decision G1)', (id, slug) => {
    expect(gameBySlug(slug)?.id).toBe(id);
  });

  it('reserves number 4, and gives each number once', () => {
    const ids: readonly number[] = CATALOGUE.map(({ id }) => id);
    expect([ids.includes(4), new Set(ids).size]).toEqual([false, ids.length]);
  });

  it('flags Math Bubble Pop as new, Calculator vs Brain as viral, Math Duel as coming soon (spec 1 §2)', () => {
    expect(CATALOGUE.filter(({ flag }) => flag === 'new').map(({ slug }) => slug)).toEqual(['math-bubble-pop']);
    expect(CATALOGUE.filter(({ flag }) => flag === 'viral').map(({ slug }) => slug)).toEqual(['calculator-vs-brain']);
    expect(CATALOGUE.filter(({ comingSoon }) => comingSoon).map(({ slug }) => slug)).toEqual(['math-duel']);
  });

  it('lists no practice: it is on no card and counted with no games, and is known by its name nevertheless (decision G25)', () => {
    const entry = gameBySlug('practice');
    expect(entry).toMatchObject({ listed: false, available: true });
    expect(entry && isPlayable(entry)).toBe(false);
    expect(CATALOGUE.map(({ slug }): string => slug)).not.toContain('practice');
    expect(rulesFor('practice', 1)?.slug).toBe('practice');
  });

  it('offers a game to play exactly if its rules exist', () => {
    for (const { slug, available, comingSoon } of CATALOGUE) {
      expect([slug, available]).toEqual([slug, rulesFor(slug, 1) !== undefined]);
      expect(available && comingSoon).toBe(false);
    }
  });
});
