export type {
  HandInput,
  JournalChunk,
  JournalHeader,
  MeasuredHand,
  MetaRows,
  OutboxRow,
  ProfileChange,
  ReceiptRow,
  SessionRow,
  StoredProfile,
  StoredItem,
} from './tables/rows.ts';

/** The nickname of a learner whom nobody has named: a guest's game was kept on the way to an account. */
export const UNNAMED = 'Player';

/** A player known to this device (database `tenfold-device`). The local id names its database for ever. */
export interface PlayerRow {
  readonly localId: string;
  readonly kind: 'learner' | 'account';
  readonly nickname: string;
  readonly colour: string;
  readonly shape: string;
  /** The account this database belongs to, once it does. */
  readonly accountId?: string;
  /** The e-mail address (in lower case) that the account signed in with last. */
  readonly email?: string;
  /** Set when all of this player's games were put into another's database: a learner's, or those of an account that the server has lost. */
  readonly claimedBy?: string;
  /** True after the sign-out button: tokens are gone, games stay. */
  readonly signedOut?: boolean;
  /** The e-mail address (in lower case) of the account whose sign-in shall claim this player, in this tab or another, today or in a week. */
  readonly claimWantedBy?: string;
  /** How many games were queued here when it was claimed: one that another tab finished since is put over, too. */
  readonly claimedSessions?: number;
  readonly createdMs: number;
}
