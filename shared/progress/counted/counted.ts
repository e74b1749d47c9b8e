import type { PullChange, PullResponse } from '../../contract/pull.ts';
import type { SessionSummary } from '../../contract/state.ts';
import { KINDS, type ItemKind } from '../../items/kinds.ts';
import { hasMembersOf, type CountRule } from '../../items/kit/count-rule.ts';
import { isJson, type Json } from '../../json.ts';

type CountedAs<Kind> = Kind extends { readonly counts: CountRule<infer Name, infer Value> } ? { readonly [name in Name]: Value } : never;

/**
 * What an accepted item counts as: all that folds read, and what is listed to all devices. Each kind says it itself (count-rule.ts); an
 * item of another kind counts for nothing.
 */
export type Counted = CountedAs<(typeof KINDS)[ItemKind]>;

/** What an accepted item counts as that is no session. */
export type CountedClaim = Exclude<Counted, CountedAs<typeof KINDS.session>>;

/** A change of a pull, and a page of them, with the counts of the kinds that this build knows. */
export type ListedChange = PullChange<CountedClaim>;
export type ListedPage = PullResponse<CountedClaim>;

const RULES: readonly CountRule[] = Object.values(KINDS).flatMap((kind) => ('counts' in kind ? [kind.counts] : []));

/** The value of a count with the rule of its kind. */
export function ruleOf(item: Counted): readonly [rule: CountRule, value: never] {
  for (const rule of RULES) if (rule.name in item) return [rule, (item as Json)[rule.name] as never];
  throw new Error(`counts as nothing: ${Object.keys(item).join()}`);
}

/** The id of the item that counts so. */
export function countedId(item: Counted): string {
  const [rule, value] = ruleOf(item);
  return rule.idOf(value);
}

/** Whether a value from outside is a session as it counts, as far as a device relies on it. */
export const isCountedSession = (value: unknown): value is SessionSummary => hasMembersOf(KINDS.session.counts, value);

/** Whether a value from outside says what an item other than a session counts as, in a way that this build knows. */
export const isCountedClaim = (value: unknown): value is CountedClaim =>
  isJson(value) && RULES.some((rule) => rule !== KINDS.session.counts && hasMembersOf(rule, value[rule.name]));
