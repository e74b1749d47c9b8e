import { dayNumber } from '../../../shared/day.ts';
import type { BackupError, Damaged } from '../../storage/backup/read.ts';
import type { BackupLook } from '../../storage/backup/look.ts';
import type { Added } from '../../storage/player-store.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { dayInYear, dayText } from '../../text/day.ts';
import { amount, wholeNumber } from '../../text/number.ts';

/** A player who can get what a file holds, and how much of it they have already. */
export interface Receiver {
  readonly row: PlayerRow;
  readonly known: Added;
}

/** Somebody on this device, or a learner who is still to be made. */
export type Target = Receiver | 'new';

export const REFUSED: { readonly [code in BackupError]: string } = {
  not_a_backup: 'This is not a backup of Tenfold. Nothing was changed.',
  newer: 'A newer version of Tenfold made this backup. Reload the page to get that version, then choose the file again.',
};

export const UNREADABLE = 'The file could not be read to its end. Choose it again.';

/** The civil day of a time, where the reader is. */
const dayOf = (ms: number): number => dayNumber(ms, -new Date(ms).getTimezoneOffset());

/** From when the games are: "Nov 20, 2026", "Nov 20 – Dec 3, 2026", "Dec 30, 2026 – Jan 2, 2027". */
export function spanText({ firstMs, lastMs }: { readonly firstMs: number; readonly lastMs: number }): string {
  const [first, last] = [dayOf(firstMs), dayOf(lastMs)];
  if (first === last) return dayInYear(first);
  const isOneYear = new Date(firstMs).getFullYear() === new Date(lastMs).getFullYear();
  return `${isOneYear ? dayText(first) : dayInYear(first)} – ${dayInYear(last)}`;
}

export const savedText = (ms: number): string => `saved on ${dayInYear(dayOf(ms))}`;

const nameOf = ({ header }: BackupLook, target: Target): string => (target === 'new' ? header.player.nickname : target.row.nickname);

/** How much of the file a player would get. */
export function missing({ games, badges, rewards }: BackupLook, target: Target): Added {
  const known = target === 'new' ? NOTHING : target.known;
  return { games: games.length - known.games, badges: badges.length - known.badges, rewards: rewards.length - known.rewards };
}

const NOTHING: Added = { games: 0, badges: 0, rewards: 0 };
const KINDS = [
  ['games', 'game'],
  ['badges', 'badge'],
  ['rewards', 'reward'],
] as const;

const sumOf = (added: Added): number => KINDS.reduce((sum, [kind]) => sum + added[kind], 0);

/** "312 games, 4 of them already here": of each kind that the file has. */
export function alreadyHere(look: BackupLook, target: Target): string {
  const left = missing(look, target);
  const part = (all: number, rest: number, what: string): readonly string[] => {
    if (all === 0) return [];
    return [rest === all ? amount(all, what) : `${amount(all, what)}, ${wholeNumber(all - rest)} of them already here`];
  };
  return KINDS.flatMap(([kind, what]) => part(look[kind].length, left[kind], what)).join('; ');
}

/** "308 games", "308 games and 5 badges", "308 games, 5 badges and 2 rewards"; undefined for nothing. */
export function amounts(added: Added): string | undefined {
  const parts = KINDS.flatMap(([kind, what]) => (added[kind] > 0 ? [amount(added[kind], what)] : []));
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

const isOwnAccount = ({ header }: BackupLook, target: Target): boolean =>
  target !== 'new' && header.player.accountId !== undefined && header.player.accountId === target.row.accountId;

/** Whether the file is of one account and the player is another: then the person is asked first (decision D17). */
export const isOtherAccount = (look: BackupLook, target: Target): boolean =>
  target !== 'new' && target.row.kind === 'account' && look.header.player.accountId !== undefined && !isOwnAccount(look, target);

/** What will happen, before it does. */
export function consequence(look: BackupLook, target: Target): string {
  const name = nameOf(look, target);
  if (target === 'new') return `A new learner on this device, ${name}, gets them.`;
  if (isOwnAccount(look, target)) return `They are ${name}’s own. Each counts once, here and on all devices of the account.`;
  if (isOtherAccount(look, target)) return 'They belong to another account: you are asked before anything changes.';
  return target.row.kind === 'account'
    ? `They count for ${name} from now on, and go to ${name}’s account with the next sync.`
    : `They count for ${name} from now on, each once.`;
}

/** What becomes of games that are only listed. */
export function listedText(look: BackupLook, target: Target): string {
  const more = `${amount(look.listed, 'more game')} without a record ${look.listed === 1 ? 'is' : 'are'} only listed.`;
  return isOwnAccount(look, target)
    ? `${more} The account gets them back by its next sync.`
    : `${more} They count only in the account that played them.`;
}

/** The question before one account's games are given to another. */
export function otherAccountText(look: BackupLook, target: Target): string {
  const [from, to] = [look.header.player.nickname, nameOf(look, target)];
  return (
    `This backup is of another account, ${from}. If you go on, ${amounts(missing(look, target)) ?? 'its games'} count for ${to} as if ${to} ` +
    `had played them, on all of ${to}’s devices. This cannot be undone. What ${from}’s account has stays there.`
  );
}

/** What was done. */
export function doneText(name: string, added: Added): string {
  const said = amounts(added);
  if (said === undefined) return `Nothing was missing: ${name} has them all.`;
  return `${said} ${sumOf(added) === 1 ? 'is' : 'are'} back for ${name}.`;
}

/** A damaged entry, as a person can find it in the file. */
export const damagedText = ({ line, id }: Damaged): string =>
  id === undefined ? `Line ${wholeNumber(line)}` : `Line ${wholeNumber(line)}: ${id}`;

export const damageText = ({ damaged }: BackupLook): string =>
  `${damaged.length === 1 ? '1 entry is' : `${wholeNumber(damaged.length)} entries are`} damaged and ${damaged.length === 1 ? 'stays' : 'stay'} out. The rest can be brought back.`;

export const CUT_OFF = 'The file ends too early: a part of it is missing. What it still holds can be brought back.';

/**
 * Whose games they probably are: the same account's; else who has most of them, for an interrupted restore is done again; else a new
 * learner.
 */
export function likelyTarget(look: BackupLook, receivers: readonly Receiver[]): Target {
  const own = receivers.find((receiver) => isOwnAccount(look, receiver));
  const most = [...receivers].sort((a, b) => sumOf(b.known) - sumOf(a.known))[0];
  return own ?? (most && sumOf(most.known) > 0 ? most : 'new');
}
