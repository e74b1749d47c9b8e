import type { ChallengeDraft } from '../../../shared/contract/admin.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { Json } from '../../../shared/json.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { challengesIn } from '../../sync/content-wire.ts';
import type { AdminAnswer, AdminFailure, SaveMarks } from '../gate/admin-call.ts';
import type { Admin } from '../gate/admin-context.ts';
import * as words from '../../words/en/admin/calls.ts';

const PATH = '/api/admin/challenges';

type Caller = Pick<Admin, 'call'>;

/** The stored challenge that an editor started from. */
export type Stored = Pick<ChallengeRevision, 'id' | 'revision'>;

const pathOf = ({ id }: Pick<Stored, 'id'>): string => `${PATH}/${encodeURIComponent(id)}`;

/** One challenge in an answer; undefined if it is none that this build can read. */
export const challengeIn = (body: unknown): ChallengeRevision | undefined => challengesIn({ revisions: [body] })?.[0];

export const CHALLENGES_PATH = PATH;

/** All challenges that are not deleted, in the answer that lists them; undefined if it is none. */
export const listedChallenges = ({ challenges }: Json): readonly ChallengeRevision[] | undefined => challengesIn({ revisions: challenges });

/** Makes a challenge, or a new revision of the stored one. */
export async function sendChallenge(
  { call }: Caller,
  draft: ChallengeDraft,
  stored: Stored | undefined,
  key: string,
): Promise<Result<ChallengeRevision, AdminFailure>> {
  const save: SaveMarks = { key, ...(stored && { revision: stored.revision }) };
  return savedIn(
    await call(stored ? { method: 'PUT', path: pathOf(stored), body: draft, save } : { method: 'POST', path: PATH, body: draft, save }),
  );
}

function savedIn(answer: AdminAnswer): Result<ChallengeRevision, AdminFailure> {
  if (!answer.ok) return answer;
  const revision = challengeIn(answer.value);
  return revision ? ok(revision) : fail({ code: 'unreachable', sentence: words.unreadable });
}

/** Deletes a challenge, unless somebody has changed it since it was read. */
export async function deleteChallenge({ call }: Caller, stored: Stored, key: string): Promise<AdminAnswer> {
  return call({ method: 'DELETE', path: pathOf(stored), save: { key, revision: stored.revision } });
}
