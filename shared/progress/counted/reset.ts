import type { Reset } from '../../contract/state.ts';
import { ruleOf, type Counted } from './counted.ts';

/** Nobody has reset this player. */
export const NO_RESET: Reset = { atMs: 0, generation: 0 };

/**
 * Whether an item counts after the player's last reset (decision D7): a session that ended later, a claim of its generation. When the
 * item arrives, and from where, makes no difference.
 * @param reset the greatest moment and the greatest generation of all resets of the player.
 */
export function countsAfter(reset: Reset, item: Counted): boolean {
  const [rule, value] = ruleOf(item);
  return rule.countsAfter(reset, value);
}
