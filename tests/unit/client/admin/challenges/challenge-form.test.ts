import { describe, expect, it } from 'vitest';
import { alikeRefusal } from '../../../../../client/admin/challenges/form/alike-refusal.ts';
import {
  draftOf,
  emptyForm,
  errorsIn,
  FORM_GAMES,
  formOf,
  hasField,
  revisionWith,
  withGame,
  type ChallengeForm,
} from '../../../../../client/admin/challenges/form/challenge-form.ts';
import { refusalOf } from '../../../../../shared/challenge/refusal.ts';
import { revision, withData } from '../../../shared/challenge/revisions.ts';

const DATE = '2026-11-24';
const NEW = emptyForm(DATE);
const titled = (change: Partial<ChallengeForm> = {}): ChallengeForm => ({ ...NEW, title: 'Sums', ...change });

describe('A new challenge (spec 2 §5 and §9)', () => {
  it('begins as the specification says, with fifteen questions (decision C3)', () => {
    expect(NEW).toEqual({
      date: DATE,
      start_time: '10:00',
      end_time: '13:00',
      title: '',
      description: '',
      game_id: 1,
      difficulty: 'medium',
      xp_reward: 100,
      bonus_xp: 50,
      time_limit: 120,
      max_attempts: 3,
      is_active: true,
      target_score: 100,
      questions: 15,
      operation: 'mixed',
      puzzle_size: 4,
      moves_limit: 50,
    });
  });

  it.each([
    [1, { time_limit: 120, target_score: 100, questions: 15, operation: 'mixed' }, ['operation', 'questions', 'time_limit']],
    [2, { time_limit: 0, target_score: 20, questions: 10, operation: 'addition' }, ['operation']],
    [3, { time_limit: 120, target_score: 200, questions: 10, operation: 'mixed' }, ['puzzle_size', 'moves_limit', 'time_limit']],
  ] as const)('in game %i has its time limit, target, questions and operation, and shows its fields', (gameId, values, shown) => {
    const other = withGame(titled(), gameId === 1 ? 3 : 1);
    expect(withGame(other, gameId)).toMatchObject({ game_id: gameId, ...values });
    const fields = ['operation', 'questions', 'puzzle_size', 'moves_limit', 'time_limit'] as const;
    expect(fields.filter((field) => hasField(gameId, field)).toSorted()).toEqual(shown.toSorted());
  });

  it('keeps the operation if the other game has it, and what was typed elsewhere', () => {
    const typed = titled({ operation: 'division', xp_reward: 250, moves_limit: 90 });
    expect(withGame(typed, 2)).toMatchObject({ operation: 'division', xp_reward: 250, moves_limit: 90, title: 'Sums' });
    expect(withGame(withGame(typed, 3), 3).operation).toBe('mixed');
  });

  it('can be a challenge in the three games of the catalogue', () => {
    expect(FORM_GAMES.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Speed Math'],
      [2, 'Math Race'],
      [3, 'Number Puzzle'],
    ]);
  });
});

describe('What is saved', () => {
  it('has the fields of its game alone, trimmed; a game without a time limit has 0', () => {
    expect(draftOf(withGame(titled({ title: ' Race ', description: ' Go. ' }), 2))).toEqual({
      date: DATE,
      title: 'Race',
      description: 'Go.',
      game_id: 2,
      difficulty: 'medium',
      xp_reward: 100,
      bonus_xp: 50,
      time_limit: 0,
      max_attempts: 3,
      is_active: true,
      challenge_data: { start_time: '10:00', end_time: '13:00', operation: 'addition', target_score: 20 },
    });
  });

  it.each([1, 2, 3] as const)('of a stored challenge in game %i is that challenge, if nothing was changed', (gameId) => {
    const stored = revision(gameId);
    expect({ ...stored, ...draftOf(formOf(stored)) }).toEqual(stored);
  });

  it('is completed where an older form wrote less (decision C4)', () => {
    const older = withData(revision(1), { operation: 'addition', questions: 12, target_score: 90 });
    expect(formOf(older)).toMatchObject({ start_time: '10:00', end_time: '13:00', operation: 'addition', questions: 12, target_score: 90 });
  });
});

describe('The errors at the fields', () => {
  it('name everything that is missing, at once', () => {
    const blank = { ...NEW, date: '', start_time: '', end_time: '', questions: null, target_score: Number.NaN, xp_reward: null };
    expect(Object.fromEntries(errorsIn(blank))).toEqual({
      date: 'Please choose a date',
      start_time: 'Please choose a start time',
      end_time: 'Please choose an end time',
      title: 'Please enter a title',
      xp_reward: 'The XP reward must be between 50 and 500',
      questions: 'The number of questions must be between 5 and 50',
      target_score: 'The minimum score must be at least 50',
    });
  });

  it.each([
    ['a day that no month has', titled({ date: '2026-02-30' }), 'date'],
    ['no attempts', titled({ max_attempts: 0 }), 'max_attempts'],
    ['a bonus above 200', titled({ bonus_xp: 201 }), 'bonus_xp'],
    ['a time below 30 s', titled({ time_limit: 29 }), 'time_limit'],
    ['51 correct answers', { ...withGame(titled(), 2), target_score: 51 }, 'target_score'],
    ['19 moves', { ...withGame(titled(), 3), moves_limit: 19 }, 'moves_limit'],
  ])('%s', (_what, form, field) => {
    expect([...errorsIn(form).keys()]).toEqual([field]);
  });

  it('are none for what begins as the form does, but the title', () => {
    for (const { id } of FORM_GAMES) expect([...errorsIn(withGame(NEW, id)).keys()]).toEqual(['title']);
  });
});

describe('What nobody can reach (decision C3)', () => {
  it('is refused before it is sent, whatever id the server will give', () => {
    expect(alikeRefusal(draftOf(titled({ questions: 5, target_score: 61 })))).toEqual({
      field: 'target_score',
      reason: 'minimum_score_high',
      values: { highest: 60 },
    });
    expect(alikeRefusal(draftOf(titled({ questions: 5, target_score: 60 })))).toBeUndefined();
  });

  it('but depends on the board of the id is left to the server, until the id is known', () => {
    const tight = draftOf({ ...withGame(titled(), 3), puzzle_size: 3, moves_limit: 20, target_score: 100 });
    expect(alikeRefusal(tight)).toBeUndefined();
    for (const id of ['a', 'b', 'c1']) expect(alikeRefusal(tight, id)).toEqual(refusalOf(revisionWith(tight, id)));
    expect(alikeRefusal(tight, 'c1')?.field).toBe('moves_limit');
  });
});
