import { Type, type Static } from 'typebox';

/** The id of a challenge. Short enough for the id of a claim of its reward, which names it (protocol, "Claims"). */
export const ChallengeId = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' });

const HourAndMinute = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM, UTC; shown, never judged' });

/**
 * What a challenge asks, by its game (spec 2 §3). The full form has all fields of its game; an older one has operation, questions and
 * target_score alone, and reading fills what is missing (decision C4). What a field may hold is checked where a challenge is saved
 * (shared/challenge/refusal.ts).
 */
export const ChallengeData = Type.Object(
  {
    start_time: Type.Optional(HourAndMinute),
    end_time: Type.Optional(HourAndMinute),
    operation: Type.Optional(Type.String({ maxLength: 40, description: 'games 1 and 2' })),
    questions: Type.Optional(Type.Integer({ minimum: 1, description: 'game 1' })),
    target_score: Type.Optional(Type.Integer({ minimum: 1, description: 'a score; of game 2 the right answers to the finish' })),
    puzzle_size: Type.Optional(Type.Integer({ minimum: 1, description: 'game 3: tiles along a side' })),
    moves_limit: Type.Optional(Type.Integer({ minimum: 1, description: 'game 3' })),
  },
  { title: 'ChallengeData' },
);
export type ChallengeData = Static<typeof ChallengeData>;

/**
 * One revision of a daily challenge (spec 2 §3, daily_challenges; decision C2). A revision never changes: an edit, a deactivation and a
 * deletion are new ones, so that an attempt is judged by the revision under which it was played.
 */
export const ChallengeRevision = Type.Object(
  {
    id: ChallengeId,
    revision: Type.Integer({ minimum: 1, description: 'counts up within one challenge' }),
    date: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'YYYY-MM-DD, UTC (decision C1)' }),
    title: Type.String({ maxLength: 200 }),
    description: Type.String({ maxLength: 2000 }),
    game_id: Type.Integer({ minimum: 1, description: '1, 2 or 3 of the catalogue (decision G1); a newer server may have more' }),
    difficulty: Type.Union([Type.Literal('easy'), Type.Literal('medium'), Type.Literal('hard')]),
    xp_reward: Type.Integer({ minimum: 0 }),
    bonus_xp: Type.Integer({ minimum: 0, description: 'stored and returned, never paid (decision C5)' }),
    time_limit: Type.Integer({ minimum: 0, description: 'seconds; 0 for game 2, which has none' }),
    max_attempts: Type.Integer({ minimum: 1, description: 'stored and returned; the first play is the attempt (decision C2)' }),
    is_active: Type.Boolean(),
    is_deleted: Type.Optional(Type.Literal(true, { description: 'no page shows it; attempts at it are still judged' })),
    created_at: Type.Integer({ description: 'of the challenge, not of the revision; server time, ms' }),
    challenge_data: ChallengeData,
  },
  { title: 'ChallengeRevision' },
);
export type ChallengeRevision = Static<typeof ChallengeRevision>;

/**
 * `GET /api/content/challenges`: every revision of the challenges from 60 days back to 30 days ahead, whole, in any order (decision C1).
 * All revisions, because a device judges an attempt by the one under which it was played.
 */
export const ChallengesResponse = Type.Object({ revisions: Type.Array(ChallengeRevision) });
export type ChallengesResponse = Static<typeof ChallengesResponse>;
