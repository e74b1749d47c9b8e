import { hash } from 'node:crypto';
import type { ChallengeDraft } from '../../shared/contract/admin.ts';
import { CHALLENGE_FIELDS, GAME_FIELDS } from '../../shared/contract/challenge-fields.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { sentenceOf, type FormRefusal } from '../../shared/games/challenge-kit/form-check.ts';
import { pick } from '../../shared/pick.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { shownLine, shownText } from '../../shared/shown-text.ts';
import type { Writer } from '../database/store.ts';
import { refusal, stale, type SaveRefusal } from '../saves/refusal.ts';
import { saveOnce, type SaveDeps } from '../saves/save-once.ts';
import type { SaveRequest } from '../saves/save-request.ts';
import { addRevisions, readLastRevision } from './challenge-revisions.ts';
import type { FindSavable } from './find-savable.ts';
import { refusals } from '../words/en/challenges.ts';
import { noChallenge } from '../words/en/saves.ts';

export interface ChallengeSaveDeps extends SaveDeps {
  readonly findSavable: FindSavable;
}

/** A challenge, and the revision of it that a change starts from. */
export type From = Pick<ChallengeRevision, 'id' | 'revision'>;

type Saved<Answer = ChallengeRevision> = Promise<Result<Answer, SaveRefusal>>;

const NO_CHALLENGE = refusal(404, 'challenge_not_found', noChallenge);

/** The form refuses the same (decision C3). */
const refused = (refusal: FormRefusal): SaveRefusal => {
  const { field, reason, values } = refusal;
  return { status: 422, body: { error: sentenceOf(refusals, refusal), code: 'refused', reason, field, values } };
};

/** So many ids are tried: of the boards of the untouched form every tenth can be passed within its moves. */
const TRIES = 80;

/** Ids for a new challenge. They follow from the save, so that its repetition is judged alike. */
export const idsForNew = ({ who, key }: Pick<SaveRequest, 'who' | 'key'>): readonly string[] =>
  Array.from({ length: TRIES }, (_, n) => hash('sha256', `${who.userId} ${key} ${n}`, 'base64url').slice(0, 22));

/** Makes a challenge, as its first revision. Nothing is stored of what the draft has besides the form's fields. */
export async function addChallenge(deps: ChallengeSaveDeps, save: SaveRequest, draft: ChallengeDraft): Saved {
  const candidates = idsForNew(save).map((id) => revisionOf(draft, { id, revision: 1, created_at: 0 }));
  const savable = await deps.findSavable(candidates);
  if (!savable.ok) return fail(refused(savable.error));
  return saveOnce(deps, save, (writer, nowMs) => put(writer, { ...savable.value, created_at: nowMs }, nowMs));
}

/** Adds a revision to a challenge. Whoever played under an earlier one is judged by that (decision C2). */
export async function changeChallenge(deps: ChallengeSaveDeps, save: SaveRequest, { id, revision }: From, draft: ChallengeDraft): Saved {
  const stored = await readLastRevision(deps.database.db, id);
  if (!stored) return fail(NO_CHALLENGE);
  const next = revisionOf(draft, { id, revision: revision + 1, created_at: stored.created_at });
  const savable = await deps.findSavable([next]);
  if (!savable.ok) return fail(refused(savable.error));
  return saveOnce(deps, save, async (writer, nowMs) => {
    const last = await lastFrom(writer, { id, revision });
    return last.ok ? put(writer, next, nowMs) : last;
  });
}

/** Deletes a challenge: its last revision says so, and attempts at it are still judged. */
export function deleteChallenge(deps: ChallengeSaveDeps, save: SaveRequest, from: From): Saved<{ readonly deleted: true }> {
  return saveOnce(deps, save, async (writer, nowMs) => {
    const last = await lastFrom(writer, from);
    if (!last.ok) return last;
    const deleted = await put(writer, { ...last.value, revision: from.revision + 1, is_deleted: true }, nowMs);
    return deleted.ok ? ok({ deleted: true }) : deleted;
  });
}

/** The last revision of a challenge, if it is the one that a change starts from. */
async function lastFrom(writer: Writer, { id, revision }: From): Saved {
  const last = await readLastRevision(writer, id);
  if (!last) return fail(NO_CHALLENGE);
  return last.is_deleted === true || last.revision !== revision ? fail(staleAt(last)) : ok(last);
}

const staleAt = (last: ChallengeRevision): SaveRefusal => stale(last.is_deleted === true ? null : last);

/** Stores a revision. Of two changes of one revision at the same time one has its number, and the other is stale. */
async function put(writer: Writer, revision: ChallengeRevision, nowMs: number): Saved {
  if ((await addRevisions(writer, [revision], nowMs)).length === 1) return ok(revision);
  const last = await readLastRevision(writer, revision.id);
  return fail(last ? staleAt(last) : NO_CHALLENGE);
}

/** A draft as a revision: its texts without blanks around them, and no field that the form does not have. */
function revisionOf(draft: ChallengeDraft, of: From & Pick<ChallengeRevision, 'created_at'>): ChallengeRevision {
  return {
    ...of,
    ...pick(draft, CHALLENGE_FIELDS),
    title: shownLine(draft.title),
    description: shownText(draft.description),
    challenge_data: pick(draft.challenge_data, ['start_time', 'end_time', ...GAME_FIELDS]),
  };
}
