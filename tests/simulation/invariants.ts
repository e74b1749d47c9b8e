import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import { kindRule } from '../../shared/items/kinds.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { dayNumber, UTC_OFFSET_MIN } from '../../shared/day.ts';
import { figuresOf, NO_FIGURES } from '../../shared/progress/figures.ts';
import { NO_RESET } from '../../shared/progress/counted/reset.ts';
import { foldParts } from '../../shared/progress/parts.ts';
import { totalXp } from '../../shared/progress/view.ts';
import type { PlayerRow } from '../../client/storage/records.ts';
import type { Device } from './device.ts';
import { Inspector, type PlayerContents } from './inspect.ts';
import type { SentItem } from './network.ts';
import { countedOn, resetOn, shownBy, xpOf } from './shown.ts';
import { personOf, type SimServer } from './sim-server.ts';
import { viewDisk, viewServer, type DiskView, type ServerPlayer, type ServerView } from './views.ts';

/** A promise that was broken: which, and how. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** A game of which a device said "Saved on this device", or a claim that it took. */
export interface Saved {
  readonly id: string;
  readonly device: Device;
  readonly localId: string;
}

/** All that devices have promised to keep. */
export interface Promised {
  readonly saved: readonly Saved[];
  readonly claimed: readonly Saved[];
}

interface Shown {
  readonly xp: number;
  readonly listing: number | undefined;
  readonly reset: string;
  /** Claims that left the figures, for the server cannot decide them. */
  readonly waiting: number;
}

const text = (value: unknown): string => canonicalJson(value as Canonical);

const NOBODY: ServerPlayer = { figures: NO_FIGURES, reset: NO_RESET, items: [], counted: [] };

const inOrder = (lines: readonly string[]): string => lines.toSorted().join(', ');

/** Who has a player's games now: the last of those who claimed them. */
function homeOf(row: PlayerRow | undefined, players: readonly PlayerRow[]): PlayerRow | undefined {
  if (row?.claimedBy === undefined) return row;
  return homeOf(
    players.find((each) => each.localId === row.claimedBy),
    players,
  );
}

/** Looks after every step whether the promises still hold (docs/promises.md). */
export class Invariants {
  private readonly promised: Promised;
  private readonly devices: readonly Device[];
  private readonly server: SimServer;
  private readonly sent: readonly SentItem[];
  private readonly inspectors = new Map<Device, Inspector>();
  private readonly shown = new Map<string, Shown>();
  private readonly owners = new Map<string, string>();
  private ownersSeen = 0;

  constructor(devices: readonly Device[], server: SimServer, sent: readonly SentItem[], promised: Promised) {
    this.promised = promised;
    this.devices = devices;
    this.server = server;
    this.sent = sent;
    for (const device of devices) this.inspectors.set(device, new Inspector(device));
  }

  /** After each step. */
  async check(): Promise<void> {
    const disks = await this.disks();
    const server = await viewServer(this.server);
    for (const device of this.devices) if (device.failures.length > 0) throw device.failures[0];
    this.savedGamesExist(disks, server);
    for (const claim of this.promised.claimed) this.claimExists(claim, disks);
    this.serverIsItsFold(server);
    this.daysArePossible(server);
    this.oneOwnerEach(server);
    for (const disk of disks) {
      for (const [localId, contents] of disk.contents) {
        const who = `${disk.device.name} ${localId}`;
        this.partition(who, contents);
        this.showsItsRows(who, contents);
        this.noDrop(who, contents);
      }
    }
  }

  /** When everything has healed: each game and each badge counts once, under its own player, and all devices of a player agree. */
  async checkHealed(): Promise<void> {
    const disks = await this.disks();
    const server = await viewServer(this.server);
    for (const game of this.promised.saved) this.arrived(game, disks, server);
    for (const claim of this.promised.claimed) this.arrived(claim, disks, server);
    for (const { device, players, contents } of disks) {
      for (const { localId, accountId } of players) {
        const there = contents.get(localId);
        if (accountId !== undefined && there) this.agrees(`${device.name}, ${accountId}`, there, server.players.get(accountId) ?? NOBODY);
      }
    }
  }

  private disks(): Promise<readonly DiskView[]> {
    return Promise.all(this.devices.map((device) => viewDisk(device, this.inspectors.get(device) as Inspector)));
  }

  /** P2, P3: what was saved is on the device or on the server, whatever happened since. */
  private savedGamesExist(disks: readonly DiskView[], server: ServerView): void {
    const there = new Set(server.items.map((item) => item.id));
    for (const { contents } of disks)
      for (const { sessions } of contents.values()) for (const row of sessions) if (row.item) there.add(row.id);
    const lost = this.promised.saved.find((game) => !there.has(game.id));
    if (lost) throw new BrokenPromise(`P3: ${lost.id}, saved on ${lost.device.name}, is nowhere`);
  }

  /** A claim that was taken is kept where its player's games are: also one that was refused, with its reason. */
  private claimExists(claim: Saved, disks: readonly DiskView[]): void {
    const { there } = this.homeOf(claim, disks);
    if (!there?.claims.some(({ id }) => id === claim.id))
      throw new BrokenPromise(`P3: ${claim.id}, claimed on ${claim.device.name}, is nowhere there`);
  }

  /** P6: the server's figures are those of its items that count after the last reset, and pay each badge once. */
  private serverIsItsFold({ players }: ServerView): void {
    for (const [player, { figures, counted }] of players) {
      if (text(figuresOf(foldParts(counted))) !== text(figures))
        throw new BrokenPromise(`P6: the server's figures of ${player} are not those of its items`);
      if (totalXp(figures) !== xpOf(counted)) throw new BrokenPromise(`P6: the server pays ${player} ${totalXp(figures)} XP`);
    }
  }

  /** P5: a game ends, and its day lies, between the device's last contact with the server and the receipt. */
  private daysArePossible({ items }: ServerView): void {
    for (const { id, receivedMs, payload, counts } of items) {
      if (!counts || !('session' in counts)) continue;
      const summary = counts.session;
      const { floorMs } = (JSON.parse(payload) as SessionPayload).time;
      const earliest = dayNumber(Math.min(floorMs, receivedMs), UTC_OFFSET_MIN.lowest);
      const latest = dayNumber(receivedMs, UTC_OFFSET_MIN.highest);
      if (summary.endMs > receivedMs || summary.endMs < Math.min(floorMs, receivedMs))
        throw new BrokenPromise(`P5: ${id} ends at ${summary.endMs}`);
      if (summary.day < earliest || summary.day > latest)
        throw new BrokenPromise(`P5: ${id} fell on day ${summary.day}, not on ${earliest} to ${latest}`);
    }
  }

  /**
   * P7: no item is ever sent or stored under two owners, but for another account of the same person: theirs was lost. A claim is named
   * by what it claims, and so by each player alike.
   */
  private oneOwnerEach({ items }: ServerView): void {
    const sent = this.sent.slice(this.ownersSeen);
    this.ownersSeen = this.sent.length;
    for (const { id, kind, owner } of [...sent, ...items.map(({ player, ...item }) => ({ ...item, owner: player }))]) {
      if (kindRule(kind)?.isClaim) continue;
      const before = this.owners.get(id) ?? owner;
      if (personOf(before) !== personOf(owner)) throw new BrokenPromise(`P7: ${id} belongs to ${before} and was sent as ${owner}'s`);
      this.owners.set(id, owner);
    }
  }

  /** P4: every own game, and every claim that the server has not listed, is queued or has a receipt, never both, never neither. */
  private partition(who: string, { sessions, claims, outbox, receipts }: PlayerContents): void {
    const queued = new Set(outbox.map((row) => row.id));
    const settled = new Set(receipts.map((row) => row.id));
    const own = [...sessions.filter(({ item }) => item), ...claims.filter(({ contained }) => contained === 0)];
    for (const { id } of own) {
      if (queued.has(id) === settled.has(id))
        throw new BrokenPromise(`P4: ${id} on ${who} is ${queued.has(id) ? 'queued and settled' : 'neither queued nor settled'}`);
    }
    const both = outbox.find((row) => settled.has(row.id));
    if (both) throw new BrokenPromise(`P4: ${both.id} on ${who} is queued and settled`);
  }

  /**
   * P6: what a device shows are the figures of what it lists, each once, without what a reset took out. Where the server has listed a
   * game whose answer is still to come, its end may still be corrected.
   */
  private showsItsRows(who: string, contents: PlayerContents): void {
    const contained = new Set([...contents.sessions, ...contents.claims].flatMap((row) => (row.contained === 1 ? [row.id] : [])));
    if (contents.outbox.some(({ id }) => contained.has(id))) return;
    const [shown, listed] = [totalXp(shownBy(contents)), xpOf(countedOn(contents))];
    if (shown !== listed) throw new BrokenPromise(`P6: ${who} shows ${shown} XP for ${listed}`);
  }

  /** P6: what is shown falls only by a reset, by a claim that shows "waiting", or when a restored server has had all of it listed anew. */
  private noDrop(who: string, contents: PlayerContents): void {
    const before = this.shown.get(who);
    const now: Shown = {
      xp: totalXp(shownBy(contents)),
      listing: contents.meta.lastFullListingMs,
      reset: text(resetOn(contents)),
      waiting: contents.claims.filter(({ waiting }) => waiting).length,
    };
    this.shown.set(who, now);
    if (!before || now.xp >= before.xp || now.reset !== before.reset || now.waiting > before.waiting) return;
    if (this.server.restores > 0 && now.listing !== before.listing) return;
    throw new BrokenPromise(`P6: the XP shown on ${who} fell from ${before.xp} to ${now.xp}`);
  }

  private homeOf({ device, localId }: Saved, disks: readonly DiskView[]): { readonly row?: PlayerRow; readonly there?: PlayerContents } {
    const { players, contents } = disks.find((disk) => disk.device === device) as DiskView;
    const row = homeOf(
      players.find((each) => each.localId === localId),
      players,
    );
    const there = contents.get(row?.localId ?? localId);
    return { ...(row && { row }), ...(there && { there }) };
  }

  /** P3, P7: a game is on the server once, under its own player; a claim too, where another player may have one of the same name. */
  private arrived(saved: Saved, disks: readonly DiskView[], { items }: ServerView): void {
    const { id } = saved;
    const { row, there } = this.homeOf(saved, disks);
    const isClaim = this.promised.claimed.includes(saved);
    const stored = items.filter((item) => item.id === id);
    if (row?.accountId === undefined) {
      if (stored.length > 0 && !isClaim) throw new BrokenPromise(`P7: ${id} of a learner without an account is on the server`);
      if (!there?.outbox.some((each) => each.id === id)) throw new BrokenPromise(`P7: ${id} of a learner is not queued any more`);
      return;
    }
    const right = stored.filter(({ player, counts }) => player === row.accountId && (counts || isClaim));
    if (right.length !== 1 || (stored.length !== 1 && !isClaim))
      throw new BrokenPromise(`P3: ${id} of ${row.accountId} is on the server ${right.length} times, ${stored.length} in all`);
  }

  /** P6: each device of a player shows what the server has, lists every game that counts or counted, and knows which claims stand. */
  private agrees(who: string, there: PlayerContents, { figures, reset, items }: ServerPlayer): void {
    if (there.outbox.length > 0) throw new BrokenPromise(`P3: ${there.outbox.length} items never left ${who}`);
    const known = resetOn(there);
    if (known.generation !== reset.generation || known.atMs !== reset.atMs)
      throw new BrokenPromise(`P6: ${who} knows of reset ${known.generation}, the server of ${reset.generation}`);
    if (text(shownBy(there)) !== text(figures))
      throw new BrokenPromise(`P6: ${who} shows ${totalXp(shownBy(there))} XP, the server has ${totalXp(figures)}`);
    const listed = new Set(there.sessions.map((row) => row.id));
    const missing = items.find(({ id, counts }) => counts && 'session' in counts && !listed.has(id));
    if (missing) throw new BrokenPromise(`P6: ${who} does not list ${missing.id}, which the server has`);
    const here = there.claims.filter(({ contained }) => contained === 1).map(({ id, counts }) => `${id} ${text(counts)}`);
    const stand = items.flatMap(({ id, counts }) => (counts && !('session' in counts) ? [`${id} ${text(counts)}`] : []));
    if (inOrder(here) !== inOrder(stand))
      throw new BrokenPromise(`P6: ${who} knows the claims ${inOrder(here)}; those are ${inOrder(stand)}`);
    const parked = there.receipts.find((row) => row.status === 'wrong_owner' || (row.status === 'rejected' && row.kind !== 'activity'));
    if (parked) throw new BrokenPromise(`P4: ${parked.id} of ${who} was parked: ${parked.status} ${parked.code ?? ''}`);
  }
}
