import type { BackupLook } from '../../storage/backup/look.ts';
import type { Added } from '../../storage/player-store.ts';
import type { PlayerRow } from '../../storage/records.ts';

/** A player who can get what a file holds, and how much of it they have already. */
export interface Receiver {
  readonly row: PlayerRow;
  readonly known: Added;
}

/** Somebody on this device, or a learner who is still to be made. */
export type Target = Receiver | 'new';

export const nameOf = ({ header }: BackupLook, target: Target): string => (target === 'new' ? header.player.nickname : target.row.nickname);

/** How much of the file a player would get. */
export function missing({ games, badges, rewards }: BackupLook, target: Target): Added {
  const known = target === 'new' ? NOTHING : target.known;
  return { games: games.length - known.games, badges: badges.length - known.badges, rewards: rewards.length - known.rewards };
}

const NOTHING: Added = { games: 0, badges: 0, rewards: 0 };

export const KINDS = ['games', 'badges', 'rewards'] as const satisfies readonly (keyof Added)[];

export const sumOf = (added: Added): number => KINDS.reduce((sum, kind) => sum + added[kind], 0);

export const isOwnAccount = ({ header }: BackupLook, target: Target): boolean =>
  target !== 'new' && header.player.accountId !== undefined && header.player.accountId === target.row.accountId;

/** Whether the file is of one account and the player is another: then the person is asked first (decision D17). */
export const isOtherAccount = (look: BackupLook, target: Target): boolean =>
  target !== 'new' && target.row.kind === 'account' && look.header.player.accountId !== undefined && !isOwnAccount(look, target);

/**
 * Whose games they probably are: the same account's; else who has most of them, for an interrupted restore is done again; else a new
 * learner.
 */
export function likelyTarget(look: BackupLook, receivers: readonly Receiver[]): Target {
  const own = receivers.find((receiver) => isOwnAccount(look, receiver));
  const most = [...receivers].sort((a, b) => sumOf(b.known) - sumOf(a.known))[0];
  return own ?? (most && sumOf(most.known) > 0 ? most : 'new');
}
