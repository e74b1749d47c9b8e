import { KINDS, kindRule } from '../../../shared/items/kinds.ts';

/** Whether an item has a row of its own, with its log. */
export const isGame = (kind: string): boolean => kindRule(kind)?.kept === 'as-game';

/** The kinds that have. */
export const GAME_KINDS: readonly string[] = Object.values(KINDS)
  .map(({ kind }) => kind)
  .filter(isGame);

/** Whether the player's state decides if an item holds. Any other that the server has deferred waits for a newer server alone. */
export const isClaim = (kind: string): boolean => kindRule(kind)?.isClaim === true;

/** Whether a receipt keeps the item, so that a restored server can be given it again (P9). What a newer build recorded is kept. */
export const staysWithReceipt = (kind: string): boolean => (kindRule(kind)?.kept ?? 'with-receipt') === 'with-receipt';
