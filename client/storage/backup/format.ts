import type { SessionSummary } from '../../../shared/contract/state.ts';
import type { CountedClaim } from '../../../shared/progress/counted/counted.ts';
import { base64url } from '../hash.ts';
import type { Host } from '../host.ts';
import type { MetaRows, PlayerRow, StoredItem } from '../records.ts';

/**
 * A backup file (protocol, "The backup file"): a JSON list, written with one entry a line, so that a damaged entry is lost alone. However it
 * is spaced and encoded, it is read.
 */
export const FORMAT = 'tenfold-backup';
/** 1: one object with what no server had. 2: a list of all that the device has. */
export const VERSION = 2;

/** The first line. */
export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly v: number;
  /** Names this file. */
  readonly id: string;
  /** Device time, ms. */
  readonly savedMs: number;
  readonly player: BackupPlayer;
}

/** Whose games they are. Never credentials, and no e-mail address. */
export type BackupPlayer = Pick<PlayerRow, 'kind' | 'nickname' | 'colour' | 'shape' | 'accountId'>;

/** A game. Without the item it is only listed: another device played it, or this one has dropped its log. */
interface GameEntry {
  readonly session: SessionSummary;
  readonly item?: StoredItem;
  /** Why the server did not take it. */
  readonly refused?: string;
}

/** A claim. Without the item it is only listed: another device made it. */
interface ClaimEntry {
  readonly claim: CountedClaim;
  readonly item?: StoredItem;
  readonly refused?: string;
}

/** What the player has set on this device. */
interface SettingsEntry {
  readonly settings: Partial<Pick<MetaRows, 'lastSetup'>>;
}

export type Entry = GameEntry | ClaimEntry | SettingsEntry;

/** The checksum of an entry: SHA-256 (base64url) over its JSON text. */
export const checksum = async (host: Pick<Host, 'sha256'>, entry: unknown): Promise<string> =>
  base64url(await host.sha256(JSON.stringify(entry)));

/** What names a backup file on a disk: the day, and the end of its id, for the beginning is the time. */
export const fileName = ({ id, savedMs }: Pick<BackupHeader, 'id' | 'savedMs'>, utcOffsetMin: number): string =>
  `tenfold-backup-${new Date(savedMs + utcOffsetMin * 60_000).toISOString().slice(0, 10)}-${id.slice(-8)}.json`;
