import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm, withGame, type ChallengeForm } from '../../../../../client/admin/challenges/form/challenge-form.ts';
import { allFrom, differences, merged, suggested } from '../../../../../client/admin/challenges/form/conflict.ts';
import { labelOf, valueOf } from '../../../../../client/admin/challenges/form/field-words.ts';

const BASE = { ...emptyForm('2026-11-24'), title: 'Sums' };

const form = fc
  .record({
    date: fc.constantFrom('2026-11-24', '2026-11-25'),
    title: fc.constantFrom('Sums', 'Hurdles', ''),
    description: fc.constantFrom('', 'Quick.'),
    difficulty: fc.constantFrom('easy' as const, 'medium' as const),
    xp_reward: fc.constantFrom(100, 150, null, Number.NaN),
    questions: fc.constantFrom(15, 20),
    is_active: fc.boolean(),
    game: fc.constantFrom(1, 2, 3),
  })
  .map(({ game, ...change }): ChallengeForm => ({ ...withGame(BASE, game), ...change }));

describe('Two versions of a challenge (decision S12)', () => {
  it('are told apart field by field, and all that is the game’s together where the games differ', () => {
    expect(differences(BASE, BASE)).toEqual([]);
    const theirs = { ...BASE, title: 'Hurdles', questions: 20 };
    expect(differences(BASE, theirs).map(({ name }) => name)).toEqual(['title', 'questions']);
    expect(differences({ ...BASE, title: 'Race' }, withGame(BASE, 2)).map(({ name }) => name)).toEqual(['title', 'game_id']);
  });

  it('do not differ in what their game does not have', () => {
    const race = withGame(BASE, 2);
    expect(differences(race, { ...race, questions: 30, moves_limit: 99 })).toEqual([]);
  });

  it('begin with what each has changed: theirs where only they did, mine everywhere else', () => {
    const mine = { ...BASE, title: 'Mine', xp_reward: 200 };
    const theirs = { ...BASE, title: 'Theirs', description: 'New.' };
    expect([...suggested(BASE, mine, theirs)]).toEqual([
      ['title', 'mine'],
      ['description', 'theirs'],
      ['xp_reward', 'mine'],
    ]);
    expect(merged(mine, theirs, suggested(BASE, mine, theirs))).toEqual({ ...BASE, title: 'Mine', xp_reward: 200, description: 'New.' });
  });

  it('lose nothing: all of mine is mine, all of theirs has no difference from theirs, and each value is one of the two', () => {
    fc.assert(
      fc.property(form, form, fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const)), (mine, theirs, sides) => {
        expect(merged(mine, theirs, allFrom('mine', mine, theirs))).toEqual(mine);
        expect(differences(merged(mine, theirs, allFrom('theirs', mine, theirs)), theirs)).toEqual([]);
        const rows = differences(mine, theirs);
        const chosen = new Map(rows.map(({ name }) => [name, sides.next().value ?? 'mine']));
        const one = merged(mine, theirs, chosen);
        for (const { name, fields } of rows) {
          const from = chosen.get(name) === 'theirs' ? theirs : mine;
          expect(fields.map((field) => one[field])).toEqual(fields.map((field) => from[field]));
        }
      }),
    );
  });

  it('are shown in words', () => {
    const puzzle = { ...withGame(BASE, 3), is_active: false };
    expect(
      (['game_id', 'puzzle_size', 'time_limit', 'is_active', 'difficulty', 'description'] as const).map((field) => valueOf(puzzle, field)),
    ).toEqual(['Number Puzzle', '4 × 4', '120\u00a0s', 'Inactive', 'Medium', '–']);
    expect([1, 2, 3].map((game) => labelOf('target_score', game))).toEqual(['Minimum score', 'Correct answers', 'Target score']);
  });
});
