import { refusalOf } from '../../../../shared/challenge/refusal.ts';
import type { ChallengeDraft } from '../../../../shared/contract/admin.ts';
import type { FormRefusal } from '../../../../shared/games/challenge-kit/form-check.ts';
import { revisionWith } from './challenge-form.ts';

/** The problems of a challenge follow from its id, which the server gives to a new one: these stand for it. */
const TRIED = ['one', 'two', 'three', 'four', 'five'] as const;

/**
 * Why a draft cannot be saved, as far as that is known before the server gives it an id: what is refused alike whatever the problems
 * are. The server judges the rest. With the id of a stored challenge it is the server's own answer (decision C3). For a board of
 * 5 × 5 it takes up to a second an id.
 */
export function alikeRefusal(draft: ChallengeDraft, id?: string): FormRefusal | undefined {
  const [first, ...others] = id === undefined ? TRIED : [id];
  const refusal = refusalOf(revisionWith(draft, first));
  const isAlike = (other: string): boolean => JSON.stringify(refusalOf(revisionWith(draft, other))) === JSON.stringify(refusal);
  return refusal && others.every(isAlike) ? refusal : undefined;
}
