import { fail, ok, type Result } from '../../shared/result.ts';
import { absorbPlayer, learnersToClaim, lostToClaim, whereTrue, type PlayersHome } from './claim-players.ts';
import type { DeviceStore } from './device-store.ts';
import type { Host } from './host.ts';
import { accountRow, claimedBy, foundRow, learnerRow, nicknameFrom, signedIn, withoutClaim } from './player-rows.ts';
import type { LearnerForm, SignedInAccount } from './player-rows.ts';
import type { PlayerStore, SyncCounts } from './player-store.ts';
import type { PlayerRow, ProfileChange } from './records.ts';
import { problemOf, type StorageProblem } from './storage-failure.ts';

/** What is only on this device of a player. */
export interface Unsent extends SyncCounts {
  /** What of the profile waits to be changed on the server. */
  readonly profile: readonly ProfileChange['field'][];
}

export type PlayersError = StorageProblem | 'unknown_player';

/** Where a player's database comes from and how it is deleted. */
interface PlayerDatabases {
  open(localId: string): PlayerStore;
  remove(localId: string): Promise<void>;
}

/** The server looks at no more (server/auth/sessions/device-proof.ts). */
const MAX_TICKETS_SENT = 8;

/** The players on this device (decision D1): each has a database of its own, and switching never deletes (P7). */
export class Players {
  readonly #device: DeviceStore;
  readonly #databases: PlayerDatabases;
  readonly #home: PlayersHome;
  readonly #host: Pick<Host, 'now' | 'newId'>;
  readonly #chosen = new Set<(player: PlayerRow | undefined) => void>();

  constructor(device: DeviceStore, databases: PlayerDatabases, host: Pick<Host, 'now' | 'newId'>) {
    this.#device = device;
    this.#databases = databases;
    this.#home = { device, open: (localId) => databases.open(localId) };
    this.#host = host;
  }

  /** All players to choose from, oldest first; those that an account has claimed are part of that account. */
  async list(): Promise<readonly PlayerRow[]> {
    const rows = await this.#device.players();
    return rows.filter((row) => row.claimedBy === undefined).sort((a, b) => a.createdMs - b.createdMs);
  }

  /** Who plays; undefined for a guest. */
  async current(): Promise<PlayerRow | undefined> {
    const localId = await this.#device.setting('playing');
    return localId ? this.#unclaimed(localId) : undefined;
  }

  /**
   * Calls back with who plays when somebody was chosen here, and not by another tab: a player, a guest (undefined), an account that signed in
   * or out. The choice resolves only after that.
   */
  onChosen(listener: (player: PlayerRow | undefined) => void): void {
    this.#chosen.add(listener);
  }

  /** Makes a learner, who plays from now on. No e-mail and no network is needed. */
  async createLearner(form: LearnerForm): Promise<Result<PlayerRow, PlayersError>> {
    const made = await this.addLearner(form);
    if (!made.ok) return made;
    const playing = await this.switchTo(made.value.localId);
    return playing.ok ? made : playing;
  }

  /** Makes a learner who does not play yet: a guest's game is first put into the database, then it is theirs. */
  addLearner(form: LearnerForm): Promise<Result<PlayerRow, PlayersError>> {
    return guarded(async () => {
      const row = learnerRow(form, this.#made());
      await this.#device.putPlayer(row);
      return row;
    });
  }

  /** Changes who plays (null: a guest). Nothing of the other player changes. */
  switchTo(localId: string | null): Promise<Result<undefined, PlayersError>> {
    return guarded(async () => {
      if (localId !== null && !(await this.#device.player(localId))) return missing;
      await this.#choose(localId);
      return undefined;
    });
  }

  /**
   * Takes back a player whom no row of this device names, although the games are here [S30]: as a learner, who gets them as if by a claim.
   * So nothing of an account comes along, and its sign-in may claim the learner. Who plays does not change, unless nobody does.
   */
  takeBack(localId: string): Promise<Result<PlayerRow, PlayersError>> {
    return guarded(async () => {
      const learner = foundRow((await this.#databases.open(localId).profile())?.displayName, this.#made());
      const found: PlayerRow = { ...learner, localId, claimedBy: learner.localId };
      // From here on a crash is mended by `repair`.
      await this.#device.putPlayers([learner, found]);
      await absorbPlayer(this.#home, found, learner.localId);
      if (!(await this.current())) await this.#choose(learner.localId);
      return learner;
    });
  }

  /** Gives a player another name on this device. */
  rename(localId: string, nickname: string): Promise<Result<undefined, PlayersError>> {
    return this.#change(localId, (row) => ({ ...row, nickname }));
  }

  /** Gives a learner another nickname, colour and shape. */
  changeLook(localId: string, { nickname, colour, shape }: LearnerForm): Promise<Result<undefined, PlayersError>> {
    return this.#change(localId, (row) => ({ ...row, nickname: nicknameFrom(nickname), colour, shape }));
  }

  /** Everybody whose account the server has lost: the next sign-in may take their games along. */
  lost(): Promise<Result<readonly PlayerRow[], PlayersError>> {
    return guarded(async () => whereTrue(this.#home, await this.list(), 'unknownAccount'));
  }

  /** Everybody whose account the server has said was deleted. */
  deleted(): Promise<Result<readonly PlayerRow[], PlayersError>> {
    return guarded(async () => whereTrue(this.#home, await this.list(), 'accountDeleted'));
  }

  /** Remembers that the sign-in with this address, in whatever tab and whenever, shall claim this player; nobody else's does. */
  wantClaim(localId: string, email: string): Promise<Result<undefined, PlayersError>> {
    return this.#change(localId, (row) => ({ ...row, claimWantedBy: email.toLowerCase() }));
  }

  /** The player's games shall stay where they are: also a wish of an earlier try is gone. */
  withdrawClaim(localId: string): Promise<Result<undefined, PlayersError>> {
    return this.#change(localId, withoutClaim);
  }

  /**
   * A sign-in is complete: the account gets its database here and plays from now on. A learner that waits for this (or `learnerId`)
   * becomes the account with one write, or is absorbed if the account has a database here already. So is a player whose account the
   * server has lost (`lostToClaim`): what this device holds is offered again under its old ids, by the account's own database, which
   * knows nothing of the old parts, cursor and ticket. Each step may be repeated.
   */
  signIn(account: SignedInAccount, learnerId?: string): Promise<Result<PlayerRow, PlayersError>> {
    return guarded(async () => {
      const learners = await learnersToClaim(this.#home, account.email, learnerId);
      const lost = await lostToClaim(this.#home, await this.list(), account);
      const fresh = learners[0] ?? accountRow(account, this.#made());
      const row = await this.#device.rowOfAccount(account.accountId, (before) => signedIn(before, account), fresh);
      for (const player of [...learners, ...lost]) if (player.localId !== row.localId) await absorbPlayer(this.#home, player, row.localId);
      await this.#choose(row.localId);
      return row;
    });
  }

  /**
   * Goes on with what a crash cut off, and takes over games that another tab finished for a claimed player. To be called at start.
   * Returns how many players it did something for.
   */
  repair(): Promise<Result<number, PlayersError>> {
    return guarded(async () => {
      const rows = await this.#device.players();
      let repaired = 0;
      for (const row of rows) if (row.signedOut && (await this.#leave(row.localId))) repaired++;
      const claimed = rows.filter((row) => row.claimedBy !== undefined);
      for (const player of claimed) {
        const { waiting } = await this.#databases.open(player.localId).counts();
        const home = await this.#unclaimed(player.localId);
        if (waiting === player.claimedSessions || !home) continue;
        await absorbPlayer(this.#home, player, home.localId);
        repaired++;
      }
      return repaired;
    });
  }

  /** After the sign-out button: the credentials and the shown profile go, the games stay for the same player's return (decision D8). */
  signOut(localId: string): Promise<Result<undefined, PlayersError>> {
    return guarded(async () => {
      if (!(await this.#device.changePlayer(localId, (row) => ({ ...row, signedOut: true })))) return missing;
      await this.#stopPlaying(localId);
      await this.#databases.open(localId).removeMeta(['ticket']);
      await this.#device.dropAdminReads(localId);
      return undefined;
    });
  }

  /** The upload ticket, to have it revoked. */
  ticket(localId: string): Promise<Result<string | undefined, PlayersError>> {
    return guarded(() => this.#databases.open(localId).meta('ticket'));
  }

  /** The upload tickets of all accounts on this device, those added last first, as many as the server looks at. */
  tickets(): Promise<Result<readonly string[], PlayersError>> {
    return guarded(async () => {
      const accounts = (await this.#device.players()).filter(({ kind }) => kind === 'account').sort((a, b) => b.createdMs - a.createdMs);
      const held = await Promise.all(
        accounts.slice(0, MAX_TICKETS_SENT).map(({ localId }) => this.#databases.open(localId).meta('ticket')),
      );
      return held.filter((ticket) => ticket !== undefined);
    });
  }

  /** What a dialog says before signing out or removing: what never reached the server. */
  unsent(localId: string): Promise<Result<Unsent, PlayersError>> {
    return guarded(async () => {
      if (!(await this.#device.player(localId))) return missing;
      const store = this.#databases.open(localId);
      const waiting = (await store.profileChanges()).filter(({ refused }) => refused === undefined);
      return { ...(await store.counts()), profile: waiting.map(({ field }) => field) };
    });
  }

  /** Deletes a player from this device, with its games, its tokens and those of the players it claimed. Unsent games are lost: ask with `unsent` first. */
  removeFromDevice(localId: string): Promise<Result<undefined, PlayersError>> {
    return guarded(async () => {
      for (const id of [...claimedBy(localId, await this.#device.players()), localId]) {
        await this.#databases.remove(id);
        await this.#device.removeSetting(`auth:${id}`);
        await this.#device.dropPlayer(id);
      }
      await this.#tellChosen();
      return undefined;
    });
  }

  /** Whether the window shall now ask the browser to keep this origin's data: once, after the first finished game (P11). */
  async wantsPersistence(): Promise<boolean> {
    if ((await this.#device.setting('persistence')) !== undefined) return false;
    const player = await this.current();
    return player !== undefined && (await this.#databases.open(player.localId).latestSessions(1)).length > 0;
  }

  persistenceAnswered(granted: boolean): Promise<void> {
    return this.#device.setSetting('persistence', granted ? 'granted' : 'refused');
  }

  #made(): Pick<PlayerRow, 'localId' | 'createdMs'> {
    return { localId: this.#host.newId(), createdMs: this.#host.now() };
  }

  #change(localId: string, change: (row: PlayerRow) => PlayerRow): Promise<Result<undefined, PlayersError>> {
    return guarded(async () => ((await this.#device.changePlayer(localId, change)) ? undefined : missing));
  }

  /** The rest of a sign-out: also what a refresh or a push that was under way in another tab has brought back since. */
  async #leave(localId: string): Promise<boolean> {
    const store = this.#databases.open(localId);
    const [ticket, tokens] = [await store.meta('ticket'), await this.#device.setting(`auth:${localId}`)];
    const played = await this.#stopPlaying(localId);
    if (ticket !== undefined) await store.removeMeta(['ticket']);
    if (tokens !== undefined) await this.#device.removeSetting(`auth:${localId}`);
    await this.#device.dropAdminReads(localId);
    return played || ticket !== undefined || tokens !== undefined;
  }

  async #stopPlaying(localId: string): Promise<boolean> {
    if ((await this.#device.setting('playing')) !== localId) return false;
    await this.#choose(null);
    return true;
  }

  async #choose(localId: string | null): Promise<void> {
    await this.#device.setSetting('playing', localId);
    await this.#tellChosen();
  }

  async #tellChosen(): Promise<void> {
    const player = await this.current();
    for (const listener of this.#chosen) listener(player);
  }

  /** A claimed player's place is taken by the account that claimed it. */
  async #unclaimed(localId: string): Promise<PlayerRow | undefined> {
    const row = await this.#device.player(localId);
    return row?.claimedBy === undefined ? row : this.#unclaimed(row.claimedBy);
  }
}

const missing = Symbol('missing');

/** Runs a step; what the device refuses becomes a code. */
async function guarded<T>(work: () => Promise<T | typeof missing>): Promise<Result<T, PlayersError>> {
  try {
    const value = await work();
    return value === missing ? fail('unknown_player') : ok(value as T);
  } catch (error) {
    const code = problemOf(error);
    if (code === undefined) throw error;
    return fail(code);
  }
}
