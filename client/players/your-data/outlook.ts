import { dayNumber } from '../../../shared/day.ts';
import type { Damaged } from '../../storage/backup/read.ts';
import type { BackupLook } from '../../storage/backup/look.ts';
import type { Added } from '../../storage/player-store.ts';
import { dayInYear, dayText as dayAlone } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/your-data/bring-back.ts';
import { isOtherAccount, isOwnAccount, KINDS, missing, nameOf, sumOf, type Target } from './target.ts';

/** The civil day of a time, where the reader is. */
const dayOf = (ms: number): number => dayNumber(ms, -new Date(ms).getTimezoneOffset());

export const dayText = (ms: number): string => dayInYear(dayOf(ms));

/** From when the games are: "Nov 20, 2026", "Nov 20 – Dec 3, 2026", "Dec 30, 2026 – Jan 2, 2027". */
export function spanText({ firstMs, lastMs }: { readonly firstMs: number; readonly lastMs: number }): string {
  const [first, last] = [dayOf(firstMs), dayOf(lastMs)];
  if (first === last) return dayInYear(first);
  const isOneYear = new Date(firstMs).getFullYear() === new Date(lastMs).getFullYear();
  return `${isOneYear ? dayAlone(first) : dayInYear(first)} – ${dayInYear(last)}`;
}

/** "312 games, 4 of them already here": of each kind that the file has. */
export function alreadyHere(look: BackupLook, target: Target): string {
  const left = missing(look, target);
  const ofKind = (kind: keyof Added): readonly string[] => {
    const [all, rest] = [look[kind].length, left[kind]];
    if (all === 0) return [];
    const counted = words.counts[kind](all);
    return [rest === all ? counted : words.someHere(counted, all - rest)];
  };
  return KINDS.flatMap(ofKind).join('; ');
}

/** "308 games", "308 games and 5 badges", "308 games, 5 badges and 2 rewards"; undefined for nothing. */
export function amounts(added: Added): string | undefined {
  const parts = KINDS.flatMap((kind) => (added[kind] > 0 ? [words.counts[kind](added[kind])] : []));
  const last = parts.pop();
  return parts.length > 0 && last !== undefined ? words.andLast(parts.join(', '), last) : last;
}

/** What will happen, before it does. */
export function consequence(look: BackupLook, target: Target): string {
  const name = nameOf(look, target);
  if (target === 'new') return words.toNewLearner(name);
  if (isOwnAccount(look, target)) return words.areOwn(name);
  if (isOtherAccount(look, target)) return words.ofAnother;
  return target.row.kind === 'account' ? words.toAccount(name) : words.toLearner(name);
}

/** What becomes of games that are only listed. */
export const listedText = (look: BackupLook, target: Target): string =>
  `${words.listed(look.listed)} ${isOwnAccount(look, target) ? words.listedComeBack : words.listedCountThere}`;

/** The question before one account's games are given to another. */
export const otherAccountText = (look: BackupLook, target: Target): string =>
  words.ofAnotherQuestion(look.header.player.nickname, nameOf(look, target), amounts(missing(look, target)));

/** What was done. */
export function doneText(name: string, added: Added): string {
  const counted = amounts(added);
  return counted === undefined ? words.nothingMissing(name) : words.areBack(sumOf(added), counted, name);
}

/** A damaged entry, as a person can find it in the file. */
export const damagedText = ({ line, id }: Damaged): string => (id === undefined ? words.line(line) : `${words.line(line)}: ${id}`);
