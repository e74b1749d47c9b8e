import { dayOfDate } from '../../../../shared/challenge/utc-date.ts';
import { wrongFields } from '../../../../shared/challenge/refusal.ts';
import type { ChallengeDraft } from '../../../../shared/contract/admin.ts';
import { CHALLENGE_FIELDS, GAME_FIELDS } from '../../../../shared/contract/challenge-fields.ts';
import type { ChallengeData, ChallengeRevision } from '../../../../shared/contract/content.ts';
import { gameBySlug } from '../../../../shared/games/catalogue.ts';
import { challengeRulesById, CHALLENGE_GAMES } from '../../../../shared/games/challenges.ts';
import type { AnyChallengeRules } from '../../../../shared/games/challenge-kit/challenge-rules.ts';
import { sentenceOf } from '../../../../shared/games/challenge-kit/form-check.ts';
import { pick } from '../../../../shared/pick.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';
import { gameName } from '../../../words/game-names.ts';

/** The numbers of the form. Null while a field is empty, NaN while it holds no whole number. */
type Numbers = {
  readonly [
    field in 'xp_reward' | 'bonus_xp' | 'time_limit' | 'max_attempts' | 'questions' | 'target_score' | 'puzzle_size' | 'moves_limit'
  ]: number | null;
};

/**
 * What the form of a challenge holds, by the names of the server's fields (spec 2 §3). It also holds the fields that the chosen game does
 * not have, so that they are back when the game is chosen again.
 */
export interface ChallengeForm extends Numbers {
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly title: string;
  readonly description: string;
  readonly game_id: number;
  readonly difficulty: ChallengeDraft['difficulty'];
  readonly operation: string;
  readonly is_active: boolean;
}

export type FormField = keyof ChallengeForm;

/** A game of the form, with its number in the catalogue. */
interface FormGame {
  readonly id: number;
  readonly name: string;
  readonly rules: AnyChallengeRules;
}

/** The games that can be a challenge, in the order of the form. */
export const FORM_GAMES: readonly FormGame[] = CHALLENGE_GAMES.flatMap((rules) => {
  const game = gameBySlug(rules.slug);
  return game ? [{ id: game.id, name: gameName(game.slug), rules }] : [];
});

/** What a field begins with in a game that does not have it (spec 2 §5 and §9). */
const WITHOUT = { operation: 'mixed', questions: 10, puzzle_size: 4, moves_limit: 50 } as const;

/** Whether the game of the form has this field. A game without a time limit has no field for it (spec 2 §5). */
export function hasField(gameId: number, field: FormField): boolean {
  const rules = challengeRulesById(gameId);
  if (field === 'time_limit') return rules?.formLimits.time_limit !== undefined;
  return !GAME_FIELDS.some((each) => each === field) || (rules?.defaultData ?? {})[field as keyof ChallengeData] !== undefined;
}

/** An empty form for a day (spec 2 §5 and §9; decision C3). @param date YYYY-MM-DD, or empty */
export function emptyForm(date: string): ChallengeForm {
  const first: ChallengeForm = {
    date,
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
    ...WITHOUT,
  };
  return withGame(first, 1);
}

/**
 * The form with another game (spec 2 §5): time limit, target and questions are the new game's, and the operation stays if this game has it.
 */
export function withGame(form: ChallengeForm, gameId: number): ChallengeForm {
  const rules = challengeRulesById(gameId);
  if (!rules) return form;
  const { operation = WITHOUT.operation, questions = WITHOUT.questions, target_score: target = null } = rules.defaultData;
  const keeps = rules.formLimits.operations?.includes(form.operation) === true;
  return {
    ...form,
    game_id: gameId,
    time_limit: rules.defaultTimeLimit,
    target_score: target,
    questions,
    operation: keeps ? form.operation : operation,
  };
}

/** A stored revision as a form. Missing data is filled with the defaults of its game (decision C4). */
export function formOf(revision: ChallengeRevision): ChallengeForm {
  const data = { ...challengeRulesById(revision.game_id)?.defaultData, ...revision.challenge_data };
  return {
    ...emptyForm(revision.date),
    ...pick(revision, CHALLENGE_FIELDS),
    start_time: data.start_time ?? '',
    end_time: data.end_time ?? '',
    operation: data.operation ?? WITHOUT.operation,
    questions: data.questions ?? WITHOUT.questions,
    target_score: data.target_score ?? null,
    puzzle_size: data.puzzle_size ?? WITHOUT.puzzle_size,
    moves_limit: data.moves_limit ?? WITHOUT.moves_limit,
  };
}

/** A number that no check takes, for a field that is empty. */
const numberOf = (value: number | null): number => value ?? Number.NaN;

/** What the form saves: the fields of its game alone, trimmed. A game without a time limit is saved with 0 (spec 2 §5). */
export function draftOf(form: ChallengeForm): ChallengeDraft {
  const { game_id: gameId, title, description, start_time, end_time } = form;
  const asked = GAME_FIELDS.filter((field) => hasField(gameId, field) && form[field] !== null);
  const data = Object.fromEntries(asked.map((field) => [field, form[field]]));
  return {
    ...pick(form, CHALLENGE_FIELDS),
    title: title.trim(),
    description: description.trim(),
    xp_reward: numberOf(form.xp_reward),
    bonus_xp: numberOf(form.bonus_xp),
    time_limit: hasField(gameId, 'time_limit') ? numberOf(form.time_limit) : 0,
    max_attempts: numberOf(form.max_attempts),
    challenge_data: { start_time, end_time, ...data },
  };
}

/** A draft as the revision that it would be. */
export const revisionWith = (draft: ChallengeDraft, id: string): ChallengeRevision => ({ ...draft, id, revision: 1, created_at: 0 });

/** All fields that are wrong by themselves, by field. The server refuses the same. */
export function errorsIn(form: ChallengeForm): ReadonlyMap<string, string> {
  const { max_attempts: attempts } = form;
  const own: readonly (readonly [isWrong: boolean, field: FormField, sentence: string])[] = [
    [form.date === '', 'date', words.dateMissing],
    [form.date !== '' && dayOfDate(form.date) === null, 'date', words.dateUnknown],
    [form.start_time === '', 'start_time', words.startMissing],
    [form.end_time === '', 'end_time', words.endMissing],
    [!Number.isSafeInteger(attempts) || (attempts ?? 0) < 1, 'max_attempts', words.attemptsLow],
  ];
  const errors = new Map<string, string>(own.filter(([isWrong]) => isWrong).map(([, field, sentence]) => [field, sentence]));
  for (const refusal of wrongFields(revisionWith(draftOf(form), 'new')))
    if (!errors.has(refusal.field)) errors.set(refusal.field, sentenceOf(words.refusals, refusal));
  return errors;
}
