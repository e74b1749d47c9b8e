import { shownLine } from '../../shared/shown-text.ts';
import type { PlayerRow } from './records.ts';

export type LearnerForm = Pick<PlayerRow, 'nickname' | 'colour' | 'shape'>;

/** An account as the sign-in gave it. */
export interface SignedInAccount {
  readonly accountId: string;
  readonly email: string;
  readonly nickname: string;
}

/** What nobody chooses of a new row. */
type Made = Pick<PlayerRow, 'localId' | 'createdMs'>;

const ACCOUNT_LOOK = { colour: 'accent', shape: 'circle' } as const;
const LEARNER_LOOK = { colour: 'sun', shape: 'circle' } as const;
/** A learner's name is in the row alone. */
const NAMELESS = 'Player';

/** A file that was saved before this rule may hold one of which nothing is seen: its games come back all the same. */
export const nicknameFrom = (text: string): string => shownLine(text) || NAMELESS;

export const learnerRow = (form: LearnerForm, made: Made): PlayerRow => ({
  ...form,
  ...made,
  nickname: nicknameFrom(form.nickname),
  kind: 'learner',
});

/** A player of whom only the games are left, with the name that the server last said. */
export const foundRow = (nickname: string | undefined, made: Made): PlayerRow => ({
  ...LEARNER_LOOK,
  ...made,
  nickname: nickname ?? NAMELESS,
  kind: 'learner',
});

export const accountRow = ({ nickname }: SignedInAccount, made: Made): PlayerRow => ({
  ...ACCOUNT_LOOK,
  ...made,
  nickname,
  kind: 'account',
});

export function withoutClaim(row: PlayerRow): PlayerRow {
  const { claimWantedBy: _dropped, ...rest } = row;
  return rest;
}

/** A lost account's database belongs to it no more: should the server find the account again, it gets a new one. */
export function claimed(row: PlayerRow, claimedBy: string, claimedSessions: number): PlayerRow {
  const { accountId: _lost, signedOut: _out, ...rest } = withoutClaim(row);
  return { ...rest, claimedBy, claimedSessions };
}

export function signedIn(row: PlayerRow, account: SignedInAccount): PlayerRow {
  const { signedOut: _out, ...rest } = withoutClaim(row);
  return { ...rest, kind: 'account', accountId: account.accountId, email: account.email.toLowerCase(), nickname: account.nickname };
}

/** The local ids of all whose games have gone to this player, also by way of another. */
export function claimedBy(localId: string, rows: readonly PlayerRow[]): readonly string[] {
  const direct = rows.filter((row) => row.claimedBy === localId).map((row) => row.localId);
  return direct.flatMap((id) => [...claimedBy(id, rows), id]);
}
