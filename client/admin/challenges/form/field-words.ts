import { challengeRulesById } from '../../../../shared/games/challenges.ts';
import { OPERATIONS } from '../../../play/setup/operation-labels.ts';
import { inSeconds } from '../../../words/en/text/time.ts';
import { FORM_GAMES, type ChallengeForm, type FormField } from './challenge-form.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';

/** The name of a field. Each game has its own for the target. */
export function labelOf(field: FormField, gameId: number): string {
  const limits = challengeRulesById(gameId)?.formLimits;
  return limits && field === 'target_score' ? words.targets[limits.targetName] : words.labels[field];
}

const hasLabel = (operation: string): operation is keyof typeof OPERATIONS => Object.hasOwn(OPERATIONS, operation);

/** The value of a field in words. */
export function valueOf(form: ChallengeForm, field: FormField): string {
  if (field === 'game_id') return FORM_GAMES.find(({ id }) => id === form.game_id)?.name ?? words.newerGame;
  if (field === 'is_active') return form.is_active ? words.active : words.inactive;
  if (field === 'difficulty') return words.difficulties[form.difficulty];
  if (field === 'operation') return hasLabel(form.operation) ? OPERATIONS[form.operation].label : form.operation;
  if (form.time_limit !== null && field === 'time_limit') return form.time_limit === 0 ? words.noLimit : inSeconds(form.time_limit);
  if (field === 'puzzle_size') return `${form.puzzle_size} × ${form.puzzle_size}`;
  const value = form[field];
  return value === null || value === '' ? '–' : String(value);
}
