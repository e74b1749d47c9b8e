import type { ChallengeDraft } from '../../../../shared/contract/admin.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import type { Result } from '../../../../shared/result.ts';
import type { AdminFailure } from '../../gate/admin-call.ts';
import { challengeIn, type Stored } from '../challenge-calls.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';

/** Where the saves of one form stand. It is kept with the form, so that a crash in the middle of a save makes nothing twice. */
export interface SaveState {
  /** What the form started from, or has made; absent for something new. */
  readonly stored?: Stored;
  /** The key of the next save: a new one after each answer. */
  readonly key: string;
  /** What was sent with this key and not answered. The server may have done it. */
  readonly unanswered?: ChallengeDraft;
}

/** How a save ended. `stale`: somebody else saved meanwhile; `theirs` is absent if they deleted it. */
export type SaveEnd =
  | { readonly at: 'saved'; readonly revision: ChallengeRevision }
  | { readonly at: 'stale'; readonly theirs: ChallengeRevision | undefined }
  | { readonly at: 'refused'; readonly sentence: string; readonly field?: string }
  | { readonly at: 'not_sent'; readonly sentence: string };

export interface SavePorts {
  readonly send: (draft: ChallengeDraft, stored: Stored | undefined, key: string) => Promise<Result<ChallengeRevision, AdminFailure>>;
  readonly newKey: () => string;
  /** Keeps the state on the device. It is called before anything is sent. */
  readonly remember: (state: SaveState) => Promise<void>;
}

interface Saved {
  readonly end: SaveEnd;
  readonly state: SaveState;
}

/** Drafts are all made by one function, so their fields are in one order. */
const isSame = (one: ChallengeDraft, other: ChallengeDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves a draft. If the answer to an earlier, different draft never came, that one is sent again first, with its own key: so it is known
 * whether the server has done it, and a challenge is not made twice.
 */
export async function saveChallenge(ports: SavePorts, state: SaveState, draft: ChallengeDraft): Promise<Saved> {
  const { unanswered } = state;
  if (!unanswered || isSame(unanswered, draft)) return attempt(ports, state, draft);
  const earlier = await attempt(ports, state, unanswered);
  if (earlier.end.at === 'not_sent' || earlier.end.at === 'stale') return earlier;
  return attempt(ports, earlier.state, draft);
}

async function attempt({ send, newKey, remember }: SavePorts, { stored, key }: SaveState, draft: ChallengeDraft): Promise<Saved> {
  const open: SaveState = { ...(stored && { stored }), key };
  await remember({ ...open, unanswered: draft });
  const answer = await send(draft, stored, key);
  if (answer.ok) {
    const { id, revision } = answer.value;
    const state: SaveState = { stored: { id, revision }, key: newKey() };
    await remember(state);
    return { end: { at: 'saved', revision: answer.value }, state };
  }
  const { error } = answer;
  // Whether it was done is unknown, or it cannot be sent now: the same request, with the same key, can be sent again.
  if (error.code !== 'stale' && error.code !== 'refused')
    return { end: { at: 'not_sent', sentence: error.sentence }, state: { ...open, unanswered: draft } };
  // Nothing was done. With another key a new challenge gets other ids, and so other boards.
  const next: SaveState = { ...open, key: newKey() };
  await remember(next);
  return { end: endOf(error), state: next };
}

function endOf(error: Extract<AdminFailure, { readonly code: 'stale' | 'refused' }>): SaveEnd {
  if (error.code === 'stale') return { at: 'stale', theirs: error.current === null ? undefined : challengeIn(error.current) };
  const { field, reason } = error;
  // What is to be changed is gone.
  if (reason === 'challenge_not_found') return { at: 'stale', theirs: undefined };
  return { at: 'refused', sentence: sentenceFor(error), ...(field !== undefined && { field }) };
}

/** What the form says of a refusal: its own words for the reason, or the server's of one that this build does not know. */
function sentenceFor({ sentence, reason = '', values }: Extract<AdminFailure, { readonly code: 'refused' }>): string {
  const known: { readonly [reason: string]: ((values: never) => string) | undefined } = words.refusals;
  return (values && Object.hasOwn(known, reason) && known[reason]?.(values as never)) || sentence;
}
