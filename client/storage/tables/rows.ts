import type { SessionPayload } from '../../../shared/items/session/payload.ts';
import type { StoredSession } from '../../../shared/items/session/stored-session.ts';
import type { Hand } from '../../../shared/memory/think-time.ts';
import type { Part, Profile, Reset, SessionSummary } from '../../../shared/contract/state.ts';
import type { PushResult } from '../../../shared/contract/sync.ts';
import type { Checkpoint } from '../../../shared/memory/checkpoint.ts';
import type { CountedClaim } from '../../../shared/progress/counted/counted.ts';

/** The header of a running game, written before its first move. */
export interface JournalHeader {
  readonly sessionId: string;
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  readonly config: SessionPayload['config'];
  readonly challenge?: { readonly id: string; readonly revision: number };
  /** The class round that is played. */
  readonly round?: SessionPayload['round'];
  readonly startedMs: number;
  /** The version of the journal's own format; a newer one than this build knows is kept and shown, not opened. */
  readonly v: 1;
}

/** A stretch of packed log entries (shared/games/kit/log.ts), as they were appended. */
export interface JournalChunk {
  readonly sessionId: string;
  /** Chunks count from 1; row 0 of a journal is its header. */
  readonly n: number;
  readonly packed: string;
  /** Device time of the write: the gap of a later resume is measured from here. */
  readonly writtenMs: number;
}

/** A journal as it is stored: row 0 is the header, the rest are its chunks. */
export type JournalRow = { readonly sessionId: string; readonly n: 0; readonly header: JournalHeader } | JournalChunk;

/** An item as it waits or was sent: all but the owner, which is filled in when sending. */
export interface StoredItem {
  readonly id: string;
  readonly kind: string;
  readonly v: number;
  readonly hash: string;
  readonly payload: { readonly [key: string]: unknown };
}

/** A finished game on this device. */
export interface SessionRow {
  readonly id: string;
  /** Own record with its log; absent for a session that another device played (only its summary comes down). */
  readonly item?: StoredItem;
  /** What counts and what history shows: corrected figures once the server gave them. */
  readonly summary: SessionSummary;
  /** What it says of facts (StoredSession); absent from what older builds made until it is made from the log, and from sessions of other devices. */
  readonly evidence?: StoredSession['evidence'];
  /** Whether the server's parts contain it (0 or 1: IndexedDB has no boolean keys). Where they do not, the session is local. */
  readonly contained: 0 | 1;
  /** True once the server rejected it: it stays in the history with its reason and counts nowhere. */
  readonly rejected?: true;
  /** Staged for the full listing that names it: until that is in force it is in no list and counts nowhere (`Listing`). */
  readonly ahead?: 1;
}

/** How far a full listing is stored. */
interface Listing {
  /** Counts up: of two tabs that store a listing, the one that began later goes on. */
  readonly attempt: number;
  /** True once parts, cursor and marks are those of the listing: staged rows count, and become rows like all others. */
  readonly inForce?: true;
}

/** A claim, or a choice of a preference: this device's, or another's as a pull listed it. Its item lies in the outbox, and later in the receipt. */
export interface ClaimRow {
  readonly id: string;
  /** What it counts as: as the server says, once it has said so. */
  readonly counts: CountedClaim;
  /** As of a session. */
  readonly contained: 0 | 1;
  /** True once the server rejected it: it counts nowhere. */
  readonly rejected?: true;
  /** True while the server, which knows all older items of this device, cannot decide it: it counts nowhere. */
  readonly waiting?: true;
}

/**
 * A part of the figures. `server`: over what the server contains. `local`: over what it does not contain yet, except for what lies in
 * the head (`Counting`). A row holds one part, or all parts of a fold by their buckets (rules/stored-parts.ts).
 */
export interface PartRow extends Part {
  readonly origin: 'server' | 'local';
}

/**
 * What all stored parts of evidence up to the end of a quarter say of facts (rules/memory.ts). Made from the parts, and never sent or saved
 * elsewhere: it may be missing at any time.
 */
export interface MemoryRow {
  /** shared/quarter.ts. */
  readonly quarter: number;
  /** Of what wrote the checkpoint (MEMORY_VERSION). A row of another version is not read. */
  readonly version: number;
  readonly checkpoint: Checkpoint;
}

/** How this device counts. */
export interface Counting {
  /** Names what made all stored parts. Where that is not this build, the parts are not read. */
  readonly folds: string;
  /** The reset after which they count. */
  readonly reset: Reset;
  /** Local items that no part holds yet, in one row: the end of a game adds to it with one write. */
  readonly head: Head;
  /** True once facts and evidence were made of all local games that can have them (rules/late-facts.ts). */
  readonly evidenceMade?: true;
  /** While the parts are counted anew: the last game, in the order of ids, that they hold (rules/recount.ts). */
  readonly recounted?: string;
}

export interface Head {
  readonly items: number;
  readonly parts: readonly Part[];
}

/** A queued item as it is stored. A session's payload lies in its session row only: a log is long. */
export interface QueuedRow {
  /** The outbox's own number: the order of recording. */
  readonly key: number;
  readonly id: string;
  readonly kind: string;
  readonly bytes: number;
  readonly leasedUntilMs: number;
  readonly attempts: number;
  readonly item?: StoredItem;
}

/** A queued item as a sender gets it. */
export interface OutboxRow {
  readonly key: number;
  readonly id: string;
  readonly item: StoredItem;
  /** Set while a sender has it; free again when this time (ms) has passed. */
  readonly leasedUntilMs: number;
  readonly attempts: number;
}

/** How an item ended; every item that is not queued has one. `parked` (rejected, wrong owner) stays visible with its reason. */
export interface ReceiptRow {
  readonly id: string;
  readonly status: 'accepted' | 'corrected' | 'waiting' | 'rejected' | 'wrong_owner';
  readonly code?: string;
  readonly corrected?: PushResult['corrected'];
  readonly receivedMs: number;
  readonly kind: string;
  /** Kept for parked items, so that they can be exported, and for claims, so that they can be offered again (P9). */
  readonly item?: StoredItem;
}

/** A picture as this device keeps it, to be shown without a network. */
export interface CachedPicture {
  /** The address of the profile under which it came. */
  readonly url: string;
  /** All of it, as a data address. */
  readonly image: string;
}

/** What the server last said of who the player is, with the picture that it names once that is here, and the one before until then. */
export interface StoredProfile extends Profile {
  readonly picture?: CachedPicture;
}

interface Changed {
  /** Another with each change: what became of an older one must not touch a newer one. */
  readonly id: string;
  /** Why the server refused it, in its words; absent while it waits. */
  readonly refused?: string;
  /** Its reason or code, if the server gave one. */
  readonly refusedFor?: string;
}

/**
 * A change of the profile that was made here, until the server has taken it: it waits, or was refused. `image` is a JPEG as a data
 * address; without one the picture is to be removed.
 */
export type ProfileChange =
  | (Changed & { readonly field: 'name'; readonly name: string })
  | (Changed & { readonly field: 'picture'; readonly image?: string });

/** `state`: what the server last said of the player, and how this device counts. */
export interface StateRows {
  readonly profile: StoredProfile;
  readonly counting: Counting;
  readonly listing: Listing;
  /** Left by the first version, which kept all figures in two rows. They are not read any more, except for the profile. */
  readonly document: { readonly profile: Profile };
  readonly uncontained: unknown;
}

/** What an answer is typed with: the number pad on the screen, or a keyboard. */
export type HandInput = 'pad' | 'keys';

/** As the copying of numbers showed it (learning, section 1.2). */
export interface MeasuredHand extends Hand {
  /** Device time, ms: after long it is asked again. */
  readonly measuredMs: number;
}

/** `meta`: small facts about this player on this device. */
export interface MetaRows {
  readonly deviceId: string;
  readonly cursor: string;
  readonly ticket: string;
  readonly clockOffsetMs: number;
  readonly lastServerMs: number;
  readonly epoch: string;
  readonly lastSetup: { readonly [game: string]: unknown };
  /** How fast the player's fingers are on this device, by what they typed with. */
  readonly hand: { readonly [input in HandInput]?: MeasuredHand };
  /** Device time, ms, when the measuring was offered last before a practice: who passed it by is not asked again soon. */
  readonly handOffered: { readonly [input in HandInput]?: number };
  /** The texts of the sheets that were printed here last, whose facts do not follow from their codes (shared/games/practice/sheet.ts). */
  readonly papers: readonly string[];
  readonly lastSyncMs: number;
  /** The greatest generation of resets that this device has seen; a restored server may have forgotten it. */
  readonly generation: number;
  /** Device time of the last full listing: one runs monthly (protocol, "Pull"). */
  readonly lastFullListingMs: number;
  /** Device time of the last monthly check of the kept totals (protocol, "State is a fold over a set"). */
  readonly lastCheckMs: number;
  /** True once the server said that it does not know this account, until one does again. */
  readonly unknownAccount: boolean;
  /** True once the server said that the account was deleted: nothing is sent any more, and the device forgets the player once that was read. */
  readonly accountDeleted: boolean;
  /** One a field at most: the newest [S26]. */
  readonly profileChanges: readonly ProfileChange[];
}
