import { challengeRulesById } from '../../../../shared/games/challenges.ts';
import { inSeconds } from '../../../text/time.ts';
import { FORM_GAMES, type ChallengeForm, type FormField } from './challenge-form.ts';

/** The names of the fields, for the form and for the comparison of two versions. */
const LABELS: { readonly [field in FormField]: string } = {
  date: 'Date',
  start_time: 'Start time',
  end_time: 'End time',
  title: 'Title',
  description: 'Description',
  game_id: 'Game',
  difficulty: 'Difficulty',
  operation: 'Operation',
  questions: 'Questions',
  target_score: 'Target score',
  time_limit: 'Time limit',
  puzzle_size: 'Puzzle size',
  moves_limit: 'Moves limit',
  xp_reward: 'XP reward',
  bonus_xp: 'Bonus XP',
  max_attempts: 'Attempts',
  is_active: 'Status',
};

/** The name of a field. Each game has its own for the target. */
export const labelOf = (field: FormField, gameId: number): string =>
  field === 'target_score' ? (challengeRulesById(gameId)?.formLimits.targetName ?? LABELS.target_score) : LABELS[field];

const first = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The value of a field in words. */
export function valueOf(form: ChallengeForm, field: FormField): string {
  if (field === 'game_id') return FORM_GAMES.find(({ id }) => id === form.game_id)?.name ?? 'A game of a newer version';
  if (field === 'is_active') return form.is_active ? 'Active' : 'Inactive';
  if (field === 'difficulty' || field === 'operation') return first(form[field]);
  if (form.time_limit !== null && field === 'time_limit') return form.time_limit === 0 ? 'None' : inSeconds(form.time_limit);
  if (field === 'puzzle_size') return `${form.puzzle_size} × ${form.puzzle_size}`;
  const value = form[field];
  return value === null || value === '' ? '–' : String(value);
}
