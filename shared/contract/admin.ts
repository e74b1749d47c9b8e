import { Type, type Static } from 'typebox';
import { CHALLENGE_FIELDS } from './challenge-fields.ts';
import { ChallengeRevision } from './content.ts';

/**
 * What all saves of admins share (protocol, "Admin writes"): the header `Idempotency-Key` (a UUID) makes a repeated request one save, and
 * `If-Match: "<revision>"` names the revision that the editor started from. A stale one is refused with 412 and both versions are shown.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** `GET /api/admin/stats` (spec 2 §2, Admin panel and Admin home). */
export const AdminStats = Type.Object({
  users: Type.Integer({ minimum: 0 }),
  sessions: Type.Integer({ minimum: 0, description: 'games played by all accounts' }),
  posts: Type.Integer({ minimum: 0, description: 'drafts included' }),
  published: Type.Integer({ minimum: 0 }),
});
export type AdminStats = Static<typeof AdminStats>;

/** A row of the user table (spec 2 §7, Data reads). */
export const AdminUser = Type.Object({
  id: Type.String({ description: 'of the account' }),
  username: Type.String(),
  displayName: Type.String(),
  level: Type.Integer({ minimum: 1 }),
  totalXp: Type.Integer({ minimum: 0 }),
});
export type AdminUser = Static<typeof AdminUser>;

/** `GET /api/admin/users?search=`: the 50 with the most XP among those whose name contains the text, in any spelling of letters. */
export const AdminUsersResponse = Type.Object({
  users: Type.Array(AdminUser),
  total: Type.Integer({ minimum: 0, description: 'how many accounts fit the search' }),
});
export type AdminUsersResponse = Static<typeof AdminUsersResponse>;

/** `POST /api/admin/reset-user?userId=` (decision D7). */
export const ResetResponse = Type.Object({
  xp: Type.Integer({ minimum: 0, description: 'taken away' }),
  games: Type.Integer({ minimum: 0, description: 'that count no more' }),
});
export type ResetResponse = Static<typeof ResetResponse>;

/** `GET /api/admin/challenges`: the newest revision of each challenge that is not deleted, latest date first. */
export const AdminChallengesResponse = Type.Object({ challenges: Type.Array(ChallengeRevision) });
export type AdminChallengesResponse = Static<typeof AdminChallengesResponse>;

/** What the challenge form saves: `POST /api/admin/challenges` makes one, `PUT /api/admin/challenges/{id}` with If-Match changes it. */
export const ChallengeDraft = Type.Pick(ChallengeRevision, [...CHALLENGE_FIELDS, 'challenge_data'], { title: 'ChallengeDraft' });
export type ChallengeDraft = Static<typeof ChallengeDraft>;
