import type { ChallengeData, ChallengeRevision } from '../../shared/contract/content.ts';
import { isInteger, isJson, isPresent, isText, type Json } from './wire.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DIFFICULTIES: ReadonlySet<unknown> = new Set<ChallengeRevision['difficulty']>(['easy', 'medium', 'hard']);
const WHOLE = ['revision', 'game_id', 'xp_reward', 'bonus_xp', 'time_limit', 'max_attempts', 'created_at'] as const;
const DATA_TEXTS = ['start_time', 'end_time', 'operation'] as const;
const DATA_NUMBERS = ['questions', 'target_score', 'puzzle_size', 'moves_limit'] as const;

const hasTexts = (value: Json): boolean => ['title', 'description'].every((field) => typeof value[field] === 'string');

const isData = (value: unknown): value is ChallengeData =>
  isJson(value) &&
  DATA_TEXTS.every((field) => value[field] === undefined || typeof value[field] === 'string') &&
  DATA_NUMBERS.every((field) => value[field] === undefined || isInteger(value[field]));

const isRevision = (value: Json): boolean =>
  isText(value['id']) &&
  WHOLE.every((field) => isInteger(value[field])) &&
  isText(value['date']) &&
  DATE.test(value['date']) &&
  hasTexts(value) &&
  DIFFICULTIES.has(value['difficulty']) &&
  typeof value['is_active'] === 'boolean' &&
  isData(value['challenge_data']);

const revisionOf = (value: unknown): ChallengeRevision | undefined =>
  isJson(value) && isRevision(value) ? (value as unknown as ChallengeRevision) : undefined;

/**
 * The revisions in an answer of `GET /api/content/challenges`; undefined if it is none. A revision that this build cannot read is left
 * out: the others stay playable.
 */
export function challengesIn(body: unknown): readonly ChallengeRevision[] | undefined {
  const revisions = isJson(body) ? body['revisions'] : undefined;
  return Array.isArray(revisions) ? revisions.map(revisionOf).filter(isPresent) : undefined;
}
