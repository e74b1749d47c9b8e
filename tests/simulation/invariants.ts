import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import type { Accumulator, SessionSummary } from '../../shared/contract/state.ts';
import { dayNumber, UTC_OFFSET_MIN } from '../../shared/day.ts';
import { accumulatorOf, emptyAccumulator, fold, union, figuresIn } from '../../shared/progress/accumulator.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { partsOf } from '../../server/sync/parts.ts';
import { unpackSummary } from '../../server/sync/stored-summary.ts';
import type { PlayerRow } from '../../client/storage/records.ts';
import type { Device } from './device.ts';
import { Inspector, type PlayerContents } from './inspect.ts';
import type { SentItem } from './network.ts';
import { personOf, type SimServer } from './sim-server.ts';

/** A promise that was broken: which, and how. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** A game of which a device said "Saved on this device". */
export interface SavedGame {
  readonly id: string;
  readonly device: Device;
  readonly localId: string;
}

interface StoredItem {
  readonly player: string;
  readonly id: string;
  readonly receivedMs: number;
  readonly payload: string;
  readonly summary: SessionSummary | undefined;
}

/** A device's disk and what is on it. */
interface DiskView {
  readonly device: Device;
  readonly players: readonly PlayerRow[];
  readonly contents: ReadonlyMap<string, PlayerContents>;
}

interface ServerView {
  readonly items: readonly StoredItem[];
  readonly accumulators: ReadonlyMap<string, Accumulator>;
}

interface Shown {
  readonly xp: number;
  readonly listing: number | undefined;
}

const text = (accumulator: Accumulator): string => canonicalJson(accumulator as Canonical);

/** Who has a player's games now: the last of those who claimed them. */
function homeOf(row: PlayerRow | undefined, players: readonly PlayerRow[]): PlayerRow | undefined {
  if (row?.claimedBy === undefined) return row;
  return homeOf(
    players.find((each) => each.localId === row.claimedBy),
    players,
  );
}

/** What a device shows: the server's document and, beside it, what the document does not contain yet. */
export const shownBy = ({ state }: PlayerContents): Accumulator =>
  union(state.document?.accumulator ?? emptyAccumulator(), state.uncontained ?? emptyAccumulator());

/** Looks after every step whether the promises still hold (docs/promises.md). */
export class Invariants {
  private readonly saved: readonly SavedGame[];
  private readonly devices: readonly Device[];
  private readonly server: SimServer;
  private readonly sent: readonly SentItem[];
  private readonly inspectors = new Map<Device, Inspector>();
  private readonly shown = new Map<string, Shown>();
  private readonly owners = new Map<string, string>();
  private ownersSeen = 0;

  constructor(devices: readonly Device[], server: SimServer, sent: readonly SentItem[], saved: readonly SavedGame[]) {
    this.saved = saved;
    this.devices = devices;
    this.server = server;
    this.sent = sent;
    for (const device of devices) this.inspectors.set(device, new Inspector(device));
  }

  /** After each step. */
  async check(): Promise<void> {
    const disks = await Promise.all(this.devices.map((device) => this.disk(device)));
    const server = await this.serverView();
    for (const device of this.devices) if (device.failures.length > 0) throw device.failures[0];
    this.savedGamesExist(disks, server);
    this.serverIsItsFold(server);
    this.daysArePossible(server);
    this.oneOwnerEach(server);
    for (const disk of disks) for (const [localId, contents] of disk.contents) this.partition(disk, localId, contents);
    for (const disk of disks) for (const [localId, contents] of disk.contents) this.noDrop(disk, localId, contents);
  }

  /** When everything has healed: each game counts once, under its own player, and all devices of a player agree. */
  async checkHealed(): Promise<void> {
    const disks = await Promise.all(this.devices.map((device) => this.disk(device)));
    const server = await this.serverView();
    for (const game of this.saved) this.arrived(game, disks, server);
    for (const { device, players, contents } of disks) {
      for (const { localId, accountId } of players) {
        const there = contents.get(localId);
        if (accountId === undefined || !there) continue;
        this.agrees(`${device.name}, ${accountId}`, there, server.accumulators.get(accountId) ?? emptyAccumulator());
        this.listsAll(
          `${device.name}, ${accountId}`,
          there,
          server.items.filter((item) => item.player === accountId && item.summary),
        );
      }
    }
  }

  private async disk(device: Device): Promise<DiskView> {
    const inspector = this.inspectors.get(device) as Inspector;
    const players = await inspector.players();
    const contents = new Map<string, PlayerContents>();
    for (const { localId } of players) {
      const found = await inspector.player(localId);
      if (found) contents.set(localId, found);
    }
    return { device, players, contents };
  }

  private async serverView(): Promise<ServerView> {
    const { db } = this.server.database;
    const rows = await db.selectFrom('items').select(['player', 'id', 'received_ms', 'payload', 'summary']).execute();
    const players = await db.selectFrom('players').select('id').execute();
    const parts = await db.selectFrom('parts').select(['player', 'fold', 'bucket', 'version', 'part']).execute();
    const items = rows.map(({ received_ms: receivedMs, summary, ...row }) => ({
      ...row,
      receivedMs,
      summary: summary === null ? undefined : unpackSummary(row.id, summary),
    }));
    return {
      items,
      accumulators: new Map(players.map((row) => [row.id, accumulatorOf(partsOf(parts.filter(({ player }) => player === row.id)))])),
    };
  }

  /** P2, P3: what was saved is on the device or on the server, whatever happened since. */
  private savedGamesExist(disks: readonly DiskView[], server: ServerView): void {
    const there = new Set(server.items.map((item) => item.id));
    for (const { contents } of disks)
      for (const { sessions } of contents.values()) for (const row of sessions) if (row.item) there.add(row.id);
    const lost = this.saved.find((game) => !there.has(game.id));
    if (lost) throw new BrokenPromise(`P3: ${lost.id}, saved on ${lost.device.name}, is nowhere`);
  }

  private serverIsItsFold({ items, accumulators }: ServerView): void {
    for (const [player, kept] of accumulators) {
      const summaries = items.filter((item) => item.player === player).flatMap((item) => item.summary ?? []);
      if (text(fold(summaries)) !== text(kept)) throw new BrokenPromise(`P6: the server's state of ${player} is not the fold of its items`);
    }
  }

  /** P5: a game ends, and its day lies, between the device's last contact with the server and the receipt. */
  private daysArePossible({ items }: ServerView): void {
    for (const { id, receivedMs, payload, summary } of items) {
      if (!summary) continue;
      const { floorMs } = (JSON.parse(payload) as SessionPayload).time;
      const earliest = dayNumber(Math.min(floorMs, receivedMs), UTC_OFFSET_MIN.lowest);
      const latest = dayNumber(receivedMs, UTC_OFFSET_MIN.highest);
      if (summary.endMs > receivedMs || summary.endMs < Math.min(floorMs, receivedMs))
        throw new BrokenPromise(`P5: ${id} ends at ${summary.endMs}`);
      if (summary.day < earliest || summary.day > latest)
        throw new BrokenPromise(`P5: ${id} fell on day ${summary.day}, not on ${earliest} to ${latest}`);
    }
  }

  /** P7: no item is ever sent or stored under two owners, but for another account of the same person: theirs was lost. */
  private oneOwnerEach({ items }: ServerView): void {
    const sent = this.sent.slice(this.ownersSeen);
    this.ownersSeen = this.sent.length;
    for (const { id, owner } of [...sent, ...items.map((item) => ({ id: item.id, owner: item.player }))]) {
      const before = this.owners.get(id) ?? owner;
      if (personOf(before) !== personOf(owner)) throw new BrokenPromise(`P7: ${id} belongs to ${before} and was sent as ${owner}'s`);
      this.owners.set(id, owner);
    }
  }

  /** P4: every own game is queued or has a receipt, never both, never neither. */
  private partition({ device }: DiskView, localId: string, { sessions, outbox, receipts }: PlayerContents): void {
    const queued = new Set(outbox.map((row) => row.id));
    const settled = new Set(receipts.map((row) => row.id));
    for (const { id, item } of sessions) {
      if (item && queued.has(id) === settled.has(id)) {
        throw new BrokenPromise(
          `P4: ${id} on ${device.name} (${localId}) is ${queued.has(id) ? 'queued and settled' : 'neither queued nor settled'}`,
        );
      }
    }
    const both = outbox.find((row) => settled.has(row.id));
    if (both) throw new BrokenPromise(`P4: ${both.id} on ${device.name} is queued and settled`);
  }

  /** P6: what is shown falls only when a restored server has had all of it listed anew. */
  private noDrop({ device }: DiskView, localId: string, contents: PlayerContents): void {
    const key = `${device.name} ${localId}`;
    const before = this.shown.get(key);
    const now: Shown = { xp: totalXp(figuresIn(shownBy(contents))), listing: contents.meta.lastFullListingMs };
    this.shown.set(key, now);
    if (!before || now.xp >= before.xp) return;
    if (this.server.restores > 0 && now.listing !== before.listing) return;
    throw new BrokenPromise(`P6: the XP shown on ${key} fell from ${before.xp} to ${now.xp}`);
  }

  private arrived({ id, device, localId }: SavedGame, disks: readonly DiskView[], { items }: ServerView): void {
    const { players, contents } = disks.find((disk) => disk.device === device) as DiskView;
    const row = players.find((each) => each.localId === localId);
    const home = homeOf(row, players);
    const stored = items.filter((item) => item.id === id);
    if (home?.accountId === undefined) {
      if (stored.length > 0) throw new BrokenPromise(`P7: ${id} of a learner without an account is on the server`);
      if (!contents.get(localId)?.outbox.some((each) => each.id === id))
        throw new BrokenPromise(`P7: ${id} of a learner is not queued any more`);
      return;
    }
    const right = stored.filter((item) => item.player === home.accountId && item.summary);
    if (stored.length !== 1 || right.length !== 1)
      throw new BrokenPromise(`P3: ${id} of ${home.accountId} is on the server ${right.length} times, ${stored.length} in all`);
  }

  /** P6: the history on every device of a player has every game that counts. */
  private listsAll(who: string, { sessions }: PlayerContents, games: readonly StoredItem[]): void {
    const listed = new Set(sessions.map((row) => row.id));
    const missing = games.find((game) => !listed.has(game.id));
    if (missing) throw new BrokenPromise(`P6: ${who} does not list ${missing.id}, which counts`);
  }

  private agrees(who: string, contents: PlayerContents, server: Accumulator): void {
    if (contents.outbox.length > 0) throw new BrokenPromise(`P3: ${contents.outbox.length} items never left ${who}`);
    if (text(shownBy(contents)) !== text(server)) {
      throw new BrokenPromise(`P6: ${who} shows ${totalXp(figuresIn(shownBy(contents)))} XP, the server has ${totalXp(figuresIn(server))}`);
    }
    const parked = contents.receipts.find((row) => row.status === 'wrong_owner' || (row.status === 'rejected' && row.kind === 'session'));
    if (parked) throw new BrokenPromise(`P4: ${parked.id} of ${who} was parked: ${parked.status} ${parked.code ?? ''}`);
  }
}
