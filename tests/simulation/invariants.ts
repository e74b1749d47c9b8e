import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import { kindRule } from '../../shared/items/kinds.ts';
import type { Attempt } from '../../shared/contract/state.ts';
import type { RewardClaimPayload } from '../../shared/items/reward-claim/payload.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { dayNumber, UTC_OFFSET_MIN } from '../../shared/day.ts';
import { figuresOf, NO_FIGURES } from '../../shared/progress/figures.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { NO_RESET } from '../../shared/progress/counted/reset.ts';
import { foldParts } from '../../shared/progress/parts.ts';
import { isSheetId } from '../../shared/sheet-id.ts';
import { totalXp } from '../../shared/progress/view.ts';
import type { PlayerRow } from '../../client/storage/records.ts';
import type { Device } from './device.ts';
import { Inspector, type PlayerContents } from './inspect.ts';
import { knownOf, knownOn } from './known.ts';
import type { SentItem } from './network.ts';
import type { Operator } from './operator.ts';
import { judgedBy, recount, shownIn } from './oracle.ts';
import { countedOn, evidenceOfRows, evidenceOn, resetOn, shownBy } from './shown.ts';
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
  /** Games of which the server said how they turned out at their challenge. */
  readonly judged: number;
}

const text = (value: unknown): string => canonicalJson(value as Canonical);

/** For what the oracle made: it knows null. */
const plain = (value: unknown): string => JSON.stringify(value);

const attemptText = (attempt: Attempt | undefined): string =>
  attempt ? `${attempt.passed ? 'passed' : 'failed'} by revision ${attempt.revision}, for ${attempt.xpReward} XP` : 'no attempt';

/** The id of an activity of a game; what users queue to be refused has none such. */
const OF_A_GAME = /:game_(start|complete)$/;

const NOBODY: ServerPlayer = { figures: NO_FIGURES, evidence: [], reset: NO_RESET, items: [], counted: [] };

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
  private lookedAt: ServerView | undefined;
  private readonly operator: Pick<Operator, 'revisions'>;
  /** How each session turned out at its challenge, as a server has it or had it. */
  private readonly attempts = new Map<string, Attempt | undefined>();
  /** The evidence of each session, as a server has it or had it. */
  private readonly evidence = new Map<string, string>();
  /** What was seen on the way, for the list of what must have happened. */
  readonly seen = new Set<string>();

  constructor(
    devices: readonly Device[],
    server: SimServer,
    sent: readonly SentItem[],
    promised: Promised,
    operator: Pick<Operator, 'revisions'> = { revisions: [] },
  ) {
    this.promised = promised;
    this.operator = operator;
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
    this.judgesRightly(server);
    // A view that was looked at before is as it was.
    if (server !== this.lookedAt) {
      this.serverIsItsFold(server);
      this.daysArePossible(server);
    }
    this.lookedAt = server;
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
    this.activitiesCountNothing(server);
    this.nothingWaits(server);
    for (const { device, players, contents } of disks) {
      for (const { localId, accountId } of players) {
        const there = contents.get(localId);
        if (accountId === undefined || !there) continue;
        const player = server.players.get(accountId) ?? NOBODY;
        this.agrees(`${device.name}, ${accountId}`, there, player);
        this.hasEvidence(`${device.name}, ${accountId}`, there, player);
        await this.knows(device, localId, player);
      }
    }
  }

  /** P6: what is known of facts is what all games say, also where a device goes on from what it kept folded. */
  private async knows(device: Device, localId: string, { counted }: ServerPlayer): Promise<void> {
    const { text: known, isKept } = await knownOn(device, localId, counted);
    if (known !== knownOf(counted)) throw new BrokenPromise(`P6: ${device.name} knows of ${localId} what its games do not say`);
    if (isKept) this.seen.add('went on from a checkpoint');
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

  /** P6: an attempt turned out as the operator's list says of its raw record. */
  private judgesRightly({ items, players }: ServerView): void {
    const rounds = new Set<string>();
    for (const { player, id, kind, payload, waitsFor, counts } of items) {
      if (waitsFor !== undefined) this.seen.add(`${kind} deferred: ${waitsFor}`);
      if (!counts || !('session' in counts)) continue;
      if (typeof counts.session.evidence === 'string') this.evidence.set(id, counts.session.evidence);
      const { round } = counts.session;
      if (round !== undefined && rounds.has(`${player} ${round}`)) this.seen.add('class round again');
      if (round !== undefined) rounds.add(`${player} ${round}`);
      if (counts.session.challenge === undefined) continue;
      const { attempt } = counts.session;
      const expected = judgedBy(this.operator.revisions, payload as SessionPayload, counts.session);
      if (attemptText(expected) !== attemptText(attempt))
        throw new BrokenPromise(`P6: ${id} is judged ${attemptText(attempt)}, and is ${attemptText(expected)}`);
      this.attempts.set(id, attempt);
      this.seen.add(attempt ? `attempt ${attempt.passed ? 'passed' : 'failed'}` : 'named a challenge in vain');
      if (attempt && (players.get(player)?.reset.generation ?? 0) > 0) this.seen.add('attempt of a player with a reset');
    }
  }

  /** P10: what was told "later" got its answer. A reward may wait for an attempt that passes, and for nothing else. */
  private nothingWaits({ items, players }: ServerView): void {
    for (const { player, id, kind, payload, waitsFor } of items) {
      if (waitsFor === 'challenge') throw new BrokenPromise(`P10: ${id} still waits for its challenge`);
      if (waitsFor === undefined || kind !== 'reward-claim') continue;
      const { challenge } = payload as RewardClaimPayload;
      const { counted } = players.get(player) ?? NOBODY;
      if (recount(counted).challenges.some((each) => each.id === challenge && each.passed))
        throw new BrokenPromise(`P10: ${id} still waits, and the challenge was passed`);
    }
  }

  /** P6: the server's figures are those of its items that count after the last reset, and pay each badge and each challenge once. */
  private serverIsItsFold({ players }: ServerView): void {
    for (const [player, { figures, counted }] of players) {
      if (text(figuresOf(foldParts(counted))) !== text(figures))
        throw new BrokenPromise(`P6: the server's figures of ${player} are not those of its items`);
      const [shown, listed] = [plain(shownIn(figures)), plain(recount(counted))];
      if (shown !== listed) throw new BrokenPromise(`P6: the server shows of ${player} ${shown} for ${listed}`);
    }
  }

  /** P5: a game ends, and its day lies, between the device's last contact with the server and the receipt. */
  private daysArePossible({ items }: ServerView): void {
    for (const { id, receivedMs, payload, counts } of items) {
      if (!counts || !('session' in counts)) continue;
      const summary = counts.session;
      const { floorMs } = (payload as SessionPayload).time;
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
   * by what it claims, and a sheet by its code, and so by each player alike.
   */
  private oneOwnerEach({ items }: ServerView): void {
    const sent = this.sent.slice(this.ownersSeen);
    this.ownersSeen = this.sent.length;
    for (const { id, kind, owner } of [...sent, ...items.map(({ player, ...item }) => ({ ...item, owner: player }))]) {
      if (kindRule(kind)?.isClaim || isSheetId(id)) continue;
      const before = this.owners.get(id) ?? owner;
      if (personOf(before) !== personOf(owner)) throw new BrokenPromise(`P7: ${id} belongs to ${before} and was sent as ${owner}'s`);
      this.owners.set(id, owner);
    }
  }

  /** Decision D36: that a game began and ended is said by its session; only an older app sends it too, and it counts nothing. */
  private activitiesCountNothing({ items }: ServerView): void {
    const older = new Set(this.devices.flatMap(({ activities }) => [...activities]));
    const ofNewer = this.sent.find(({ id, kind }) => kind === 'activity' && OF_A_GAME.test(id) && !older.has(id));
    if (ofNewer) throw new BrokenPromise(`D36: ${ofNewer.id} was sent by a newer app`);
    for (const { id, kind, counts } of items) {
      if (kind !== 'activity') continue;
      this.seen.add('activity stored');
      if (counts) throw new BrokenPromise(`P3: ${id} counts beside its session`);
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
    const listed = countedOn(contents).map((item) => ('session' in item && contained.has(item.session.id) ? this.asJudged(item) : item));
    const [shown, expected] = [shownIn(shownBy(contents)), recount(listed)];
    for (const part of ['xp', 'challenges'] as const)
      if (plain(shown[part]) !== plain(expected[part]))
        throw new BrokenPromise(`P6: ${who} shows ${part} ${plain(shown[part])} for ${plain(expected[part])}`);
    const [counted, evidence] = [evidenceOn(contents), evidenceOfRows(contents, this.evidence)];
    if (counted !== evidence) throw new BrokenPromise(`P6: ${who} counts the evidence ${counted} for ${evidence}`);
  }

  /**
   * A device that did not know a challenge is not told how its game turned out: the server's parts say it. One that has judged it itself
   * heard of each correction, and so agrees.
   */
  private asJudged({ session }: Extract<Counted, { session: unknown }>): Counted {
    const attempt = session.attempt ?? this.attempts.get(session.id);
    return { session: attempt ? { ...session, attempt } : session };
  }

  /** P6: what is shown falls only by a reset, by a claim that shows "waiting", by an attempt that the server judged, or when a restored server has had all of it listed anew. */
  private noDrop(who: string, contents: PlayerContents): void {
    const before = this.shown.get(who);
    const now: Shown = {
      xp: totalXp(shownBy(contents)),
      listing: contents.meta.lastFullListingMs,
      reset: text(resetOn(contents)),
      waiting: contents.claims.filter(({ waiting }) => waiting).length,
      judged: contents.receipts.filter(({ corrected }) => corrected?.attempt !== undefined).length,
    };
    this.shown.set(who, now);
    if (!before || now.xp >= before.xp || now.reset !== before.reset || now.waiting > before.waiting || now.judged > before.judged) return;
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

  /** P3, P7: a game is on the server once, under its own player; so are a claim and a sheet, where another player may have one of the same name. */
  private arrived(saved: Saved, disks: readonly DiskView[], { items }: ServerView): void {
    const { id } = saved;
    const { row, there } = this.homeOf(saved, disks);
    const isClaim = this.promised.claimed.includes(saved);
    const isNamedAlike = isClaim || isSheetId(id);
    if (isSheetId(id) && row && row.localId !== saved.localId) this.seen.add('sheet of a claimed learner');
    const stored = items.filter((item) => item.id === id);
    if (row?.accountId === undefined) {
      if (stored.length > 0 && !isNamedAlike) throw new BrokenPromise(`P7: ${id} of a learner without an account is on the server`);
      if (!there?.outbox.some((each) => each.id === id)) throw new BrokenPromise(`P7: ${id} of a learner is not queued any more`);
      return;
    }
    const right = stored.filter(({ player, counts }) => player === row.accountId && (counts || isClaim));
    if (right.length !== 1 || (stored.length !== 1 && !isNamedAlike))
      throw new BrokenPromise(`P3: ${id} of ${row.accountId} is on the server ${right.length} times, ${stored.length} in all`);
  }

  /** P6: the server's evidence is here to the letter, also where a listing has not sent it again (decision D28). */
  private hasEvidence(who: string, { parts }: PlayerContents, { evidence }: ServerPlayer): void {
    const rows = parts.filter(({ origin, fold }) => origin === 'server' && fold === 'evidence');
    const [here, there] = [rows, evidence].map((all) => inOrder(all.map(({ bucket, part }) => `${bucket} ${String(part)}`)));
    if (here !== there) throw new BrokenPromise(`P6: ${who} has the evidence ${here}; the server has ${there}`);
  }

  /** P6: each device of a player shows what the server has, lists every game that counts or counted, and knows which claims stand. */
  private agrees(who: string, there: PlayerContents, { figures, reset, items }: ServerPlayer): void {
    if (there.outbox.length > 0) throw new BrokenPromise(`P3: ${there.outbox.length} items never left ${who}`);
    const known = resetOn(there);
    if (known.generation !== reset.generation || known.atMs !== reset.atMs)
      throw new BrokenPromise(`P6: ${who} knows of reset ${known.generation}, the server of ${reset.generation}`);
    if (text(shownBy(there)) !== text(figures))
      throw new BrokenPromise(`P6: ${who} shows ${totalXp(shownBy(there))} XP, the server has ${totalXp(figures)}`);
    const listed = new Map(there.sessions.map(({ id, summary }) => [id, summary]));
    for (const { id, counts } of items) {
      if (!counts || !('session' in counts)) continue;
      const [here, { endMs, day }] = [listed.get(id), counts.session];
      if (!here) throw new BrokenPromise(`P6: ${who} does not list ${id}, which the server has`);
      if (here.endMs !== endMs || here.day !== day)
        throw new BrokenPromise(`P6: ${who} lists ${id} at ${here.endMs}, day ${here.day}; it counts at ${endMs}, day ${day}`);
    }
    const here = there.claims.filter(({ contained }) => contained === 1).map(({ id, counts }) => `${id} ${text(counts)}`);
    const stand = items.flatMap(({ id, counts }) => (counts && !('session' in counts) ? [`${id} ${text(counts)}`] : []));
    if (inOrder(here) !== inOrder(stand))
      throw new BrokenPromise(`P6: ${who} knows the claims ${inOrder(here)}; those are ${inOrder(stand)}`);
    const parked = there.receipts.find((row) => row.status === 'wrong_owner' || (row.status === 'rejected' && row.kind !== 'activity'));
    if (parked) throw new BrokenPromise(`P4: ${parked.id} of ${who} was parked: ${parked.status} ${parked.code ?? ''}`);
  }
}
