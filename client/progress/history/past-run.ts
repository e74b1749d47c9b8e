import { statesOf } from '../../../shared/games/restore.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { seedFromHex } from '../../../shared/seed.ts';
import type { StoredItem } from '../../storage/records.ts';
import type { PastRun } from '../../play/result/past-run.ts';
import { recordedRun } from '../recorded-run.ts';

/** A stored game with all its states. Errors: those of its replay. */
export function pastRun(payload: StoredItem['payload']): Result<PastRun<unknown> & { readonly game: string }, 'newer' | 'unreadable'> {
  const recorded = recordedRun(payload);
  if (!recorded.ok) return recorded;
  const { rules, seed: hex, run } = recorded.value;
  const seed = seedFromHex(hex);
  if (seed === null) return fail('unreadable');
  return ok({ game: rules.slug, state: run.state, states: () => statesOf(rules, seed, run) });
}
