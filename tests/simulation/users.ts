import { isRedeemable, type Badge } from '../../shared/badges/badge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { LogEntry } from '../../shared/games/kit/game.ts';
import { writeSheet, type Sheet } from '../../shared/games/practice/sheet.ts';
import { rewardClaimId } from '../../shared/items/reward-claim/kind.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { badgeClaimNow, noticeReadNow } from '../../client/badges/make-claim.ts';
import type { FinishReport } from '../../client/engine/engine.ts';
import { attemptState } from '../../client/challenge/attempt-result.ts';
import { claimReward } from '../../client/challenge/claim-reward.ts';
import { readToday } from '../../client/challenge/read-today.ts';
import { makeItem } from '../../client/storage/hash.ts';
import { preferenceNow } from '../../client/storage/preference-now.ts';
import { CHALLENGES_KEY, cachedChallenges } from '../../client/storage/cached-challenges.ts';
import { dayToday } from '../../client/storage/known-time.ts';
import type { MadeClaim } from '../../client/storage/player-store.ts';
import type { PlayerRow } from '../../client/storage/records.ts';
import { playedAttempt, WAYS, type Way } from './attempts.ts';
import { BADGES } from './badges.ts';
import type { Clock } from '../../shared/games/kit/clock.ts';
import { playedGame, restOf, type PlayedGame } from './games.ts';
import { short } from './history.ts';
import type { Saved } from './invariants.ts';
import type { Life } from './life.ts';
import { broughtSheet, SHEETS } from './sheets.ts';
import { personOf, type SimServer } from './sim-server.ts';
import type { World } from './world.ts';

/** What people do in the tabs of their devices. Each thing takes its course; a crash may end it anywhere. */
export class Users {
  /** Every game of which a device said "Saved on this device": from that moment on it must never be lost. */
  readonly saved: Saved[] = [];
  /** The same of claims: a badge that was redeemed stays redeemed, but for a reset. */
  readonly claimed: Saved[] = [];
  readonly #world: World;
  readonly #server: SimServer;

  constructor(world: World, server: SimServer) {
    this.#world = world;
    this.#server = server;
  }

  async play(tab: Life): Promise<void> {
    const begun = await this.#begin(tab);
    if (!begun) return;
    const { localId, played } = begun;
    await this.#record(tab, played.header.sessionId, played.entries);
    await this.#finish(tab, localId, played.header.sessionId);
    await this.look(tab, localId);
  }

  /** Looks at what is known of facts: so checkpoints are kept on the way. */
  async look(tab: Life, localId: string): Promise<void> {
    if (tab.alive) await tab.engine.memory(localId, dayToday(tab.host, {}));
  }

  /** A game of which only the first moves are played. */
  async playAtFirst(tab: Life): Promise<void> {
    const begun = await this.#begin(tab);
    if (!begun) return;
    const { header, entries } = begun.played;
    await this.#record(tab, header.sessionId, entries.slice(0, this.#world.chance.between(1, entries.length)));
    await this.#close(tab);
  }

  /** The tab is closed in the middle of a run, mostly after its last moves were written. */
  async #close(tab: Life): Promise<void> {
    await this.#world.pause(this.#world.chance.pick([100, 400, 2_000]));
    tab.kill();
  }

  /** The dashboard and the challenge's pages end as they stand what attempts a closed tab has left (decision C9). */
  async #endLeftAttempts(tab: Life, { localId }: PlayerRow): Promise<void> {
    for (const { header } of await tab.engine.resumable(localId)) {
      if (!header.challenge || !(await tab.engine.resume(localId, header.sessionId))) continue;
      this.#world.happened('left attempt ended');
      await this.#finish(tab, localId, header.sessionId);
    }
  }

  async resume(tab: Life): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player) return;
    const open = (await tab.engine.resumable(player.localId)).find(({ header }) => header.challenge === undefined);
    const run = open && (await tab.engine.resume(player.localId, open.header.sessionId));
    if (!run) return;
    const { sessionId } = run.header;
    this.#world.happened('resumed');
    const { count, entries } = restOf(run, this.#world.chance);
    tab.note(`goes on with ${run.header.game} ${short(sessionId)} after ${count} moves`);
    await this.#record(tab, sessionId, entries, count);
    await this.#finish(tab, player.localId, sessionId);
  }

  /** Brings back a sheet of paper, mostly one that this player has not brought before as far as the device knows. No older app knows of any. */
  async bringBack(tab: Life, sheet: Sheet = this.#world.chance.pick(SHEETS)): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player || tab.device.isOlder) return;
    await this.tryAgain(tab);
    const { localId, nickname, kind } = player;
    const store = tab.storage.player(localId);
    const { header, entries } = broughtSheet(sheet, Math.max(0, tab.device.nowMs()));
    const { sessionId } = header;
    const past = await store.pastGame(sessionId);
    if (past?.session && this.#world.chance.happens(70)) return this.#world.happened('sheet brought before');
    if (sheet.set === null) await store.keepPapers([writeSheet(sheet)]);
    const { kept, problem } = await tab.engine.bring({ kind: 'player', localId }, header, entries);
    if (!tab.alive) return;
    tab.note(`${nickname} brings back ${sessionId}: ${kept} ${problem ?? ''}`.trim());
    if (kept !== 'saved') return;
    if (this.saved.some((each) => each.id === sessionId && each.device !== tab.device)) this.#world.happened('sheet on two devices');
    this.#world.happened(`sheet of ${sheet.set ? 'a class' : 'due facts'}`);
    this.#world.happened(`sheet of a player: ${kind}`);
    this.saved.push({ id: sessionId, device: tab.device, localId });
    await tab.gameEnded();
  }

  /** The attempt at today's challenge, if this device has one and the player had none yet; an altered app lets some try again. */
  async attempt(tab: Life, way: Way = this.#world.chance.weighted(WAYS)): Promise<void> {
    const { chance } = this.#world;
    const player = await tab.storage.players.current();
    if (!player) return;
    await this.tryAgain(tab);
    await this.#endLeftAttempts(tab, player);
    const today = await readToday(tab.storage, tab.host, player.localId);
    const revision = way === 'other_day' ? await this.#otherDay(tab) : today.ofDay.state === 'active' ? today.ofDay.revision : undefined;
    if (!revision) return;
    const isAttempted = attemptState(today, undefined, player.localId).state !== 'none';
    if (isAttempted && way !== 'other_day' && !chance.happens(30)) return this.#world.happened('attempted before');
    const startedMs = Math.max(0, tab.device.nowMs());
    const { header, entries } = playedAttempt(chance.uuid(tab.device.nowMs()), startedMs, revision, way, chance);
    tab.note(`${player.nickname} attempts ${revision.id}, revision ${revision.revision}: ${way} ${short(header.sessionId)}`);
    this.#world.happened(`attempt ${way}`);
    await tab.engine.begin({ kind: 'player', localId: player.localId }, header);
    await this.#record(tab, header.sessionId, entries);
    await (way === 'cut' ? this.#close(tab) : this.#finish(tab, player.localId, header.sessionId));
  }

  async #otherDay(tab: Life): Promise<ChallengeRevision | undefined> {
    const kept = await cachedChallenges(tab.storage.device);
    return kept.length > 0 ? this.#world.chance.pick(kept) : undefined;
  }

  /** Another server of the house answers, which knows these challenges already: this one may see an attempt at one that it has not heard of. */
  async deliver(tab: Life, revisions: readonly ChallengeRevision[]): Promise<void> {
    tab.note('is delivered all challenges by another server');
    await tab.storage.device.putContent({
      key: CHALLENGES_KEY,
      etag: '"another server"',
      body: { revisions },
      fetchedMs: tab.device.nowMs(),
    });
    await this.attempt(tab);
  }

  /** Takes the reward of a challenge that was passed, if there is one. */
  async claimReward(tab: Life): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player) return;
    const store = tab.storage.player(player.localId);
    const { challenges } = await store.challenges();
    const passed = Object.keys(challenges).filter((id) => standingOf(challenges, id).passed);
    const open = passed.filter((id) => !standingOf(challenges, id).claimed);
    const ids = open.length > 0 ? open : passed;
    if (ids.length === 0) return;
    const made: { readonly id: string; readonly isTaken: boolean }[] = [];
    const claim = async (given: MadeClaim): Promise<boolean> => {
      const isTaken = await store.claim(given);
      made.push({ id: given.item.id, isTaken });
      return isTaken;
    };
    const meta: typeof store.meta = (key) => store.meta(key);
    const someProgress: typeof store.someProgress = (latest, folds) => store.someProgress(latest, folds);
    const deps = { claim, meta, someProgress, challenges: () => store.challenges() };
    await claimReward({ host: tab.host, store: deps }, this.#world.chance.pick(ids));
    for (const { id, isTaken } of made) await this.#claimed(tab, player, id, 'reward claimed', isTaken);
  }

  /** An altered app claims a reward before any attempt has passed: it is paid when one does. */
  async claimEarly(tab: Life): Promise<void> {
    const player = await tab.storage.players.current();
    const revision = await this.#otherDay(tab);
    if (!player || !revision) return;
    const store = tab.storage.player(player.localId);
    const { reset } = await store.progress(1);
    const claimed = { challenge: revision.id, generation: reset.generation };
    const nowMs = Math.max(0, tab.device.nowMs());
    const day = Math.floor(nowMs / 86_400_000);
    const payload = { ...claimed, time: { endedMs: nowMs, utcOffsetMin: 0, floorMs: 0, day } };
    const item = await makeItem(tab.host, { id: rewardClaimId(claimed), kind: 'reward-claim', v: 1, payload });
    const isTaken = await store.claim({ item, counts: { reward: { ...claimed, atMs: nowMs, day } } });
    await this.#claimed(tab, player, item.id, 'reward claimed early', isTaken);
  }

  async switchPlayer(tab: Life): Promise<void> {
    const players = await tab.storage.players.list();
    if (players.length > 0) await this.switchTo(tab, this.#world.chance.pick(players).localId);
  }

  async switchTo(tab: Life, localId: string): Promise<void> {
    await tab.storage.players.switchTo(localId);
    await tab.attach();
    tab.device.tellOthers(tab);
  }

  /** Signing in claims the learner who plays, sometimes; and what the device holds of lost accounts of the same person, mostly. */
  async signIn(tab: Life, person: string, claimAll = false): Promise<void> {
    const { chance } = this.#world;
    const email = `${person}@example.org`;
    const { players } = tab.storage;
    const session = this.#server.signIn(person);
    const { accountId } = session;
    tab.device.session = session;
    const lost = await players.lost();
    for (const row of lost.ok ? lost.value : []) {
      if (personOf(row.accountId ?? '') === person && (claimAll || chance.happens(70))) await players.wantClaim(row.localId, email);
    }
    const playing = await players.current();
    const learner = playing?.kind === 'learner' && chance.happens(70) ? playing.localId : undefined;
    const before = (await players.list()).length;
    const signedIn = await players.signIn({ accountId, email, nickname: person }, learner);
    tab.note(`signs in as ${accountId}: ${signedIn.ok ? 'done' : signedIn.error}`);
    if ((await players.list()).length < before) this.#world.happened('claimed');
    await tab.signedIn();
    tab.device.tellOthers(tab);
  }

  async signOut(tab: Life): Promise<void> {
    const playing = await tab.storage.players.current();
    if (playing?.kind !== 'account') return;
    tab.note(`signs ${playing.accountId} out`);
    if (tab.device.auth === playing.accountId) tab.device.session = undefined;
    await tab.storage.players.signOut(playing.localId);
    await tab.attach();
    tab.device.tellOthers(tab);
  }

  async newLearner(tab: Life): Promise<void> {
    await tab.storage.players.createLearner({ nickname: 'Kim', colour: 'teal', shape: 'circle' });
    await tab.attach();
    tab.device.tellOthers(tab);
  }

  /** An item that no server takes: it must not hold up the others. */
  async badItem(tab: Life): Promise<void> {
    const player = await tab.storage.players.current();
    if (!player) return;
    const id = `bad-${this.#world.chance.uuid(this.#world.nowMs)}`;
    tab.note(`queues ${short(id)}, which no server takes`);
    await tab.storage
      .player(player.localId)
      .enqueue([{ id, kind: 'activity', v: 1, hash: 'x'.repeat(43), payload: { type: 'game_start' } }]);
    await tab.gameEnded();
  }

  /** Redeems one of the badges that the screen offers. */
  async redeem(tab: Life, pick: (offered: readonly Badge[]) => Badge): Promise<void> {
    const offer = await this.#offered(tab);
    if (!offer) return;
    const { player, generation, known } = offer;
    const unredeemed = offer.badges.filter(({ id }) => !offer.redeemed.has(id));
    if (unredeemed.length === 0) return;
    const badge = pick(unredeemed);
    if (generation > 0) this.#world.happened('redeemed after a reset');
    if (badge.requiredLevel > 1) this.#world.happened('redeemed by level');
    await this.#claim(tab, player, await badgeClaimNow(tab.host, { clock: known, generation }, badge));
  }

  /** Reads the notice of a badge that can be redeemed. */
  async readNotice(tab: Life): Promise<void> {
    const offer = await this.#offered(tab);
    const badge = offer?.badges[0];
    if (offer && badge)
      await this.#claim(tab, offer.player, await noticeReadNow(tab.host, { badge: badge.id, generation: offer.generation }));
  }

  /** Chooses a setting. Some let their fingers be measured before. */
  async prefer(tab: Life): Promise<void> {
    const { chance } = this.#world;
    const player = await tab.storage.players.current();
    if (!player) return;
    const store = tab.storage.player(player.localId);
    if (chance.happens(30)) {
      await store.setMeta({ hand: { keys: { startMs: 400, digitMs: 150, measuredMs: Math.max(0, tab.device.nowMs()) } } });
      this.#world.happened('copied numbers');
    }
    const [name, value] = [chance.pick(['practice.target', 'practice.enter', 'clock']), chance.pick(['a', 'b', 'c'])];
    const before = await store.preferences();
    const choice = await preferenceNow(tab.host, before, name, value);
    const isTaken = await store.claim(choice);
    await this.#claimed(tab, player, choice.item.id, before.chosen.has(name) ? 'chose another' : 'chose', isTaken);
  }

  /** The badges that this player's figures allow, and which of them are redeemed. */
  async #offered(tab: Life) {
    const player = await tab.storage.players.current();
    if (!player) return undefined;
    const { figures, reset, clock: known } = await tab.storage.player(player.localId).progress(1);
    const facts = { level: levelOf(totalXp(figures)), progress: figures };
    const badges = [...BADGES.values()].filter((badge) => isRedeemable(badge, facts));
    return { player, generation: reset.generation, known, badges, redeemed: new Set(Object.keys(figures.badges)) };
  }

  async #claim(tab: Life, player: PlayerRow, claim: MadeClaim): Promise<void> {
    const isTaken = await tab.storage.player(player.localId).claim(claim);
    await this.#claimed(tab, player, claim.item.id, 'redeemed', isTaken);
  }

  /** A claim that the device had already, of whichever device, is promised by whoever took it first. */
  async #claimed(tab: Life, { localId, nickname }: PlayerRow, id: string, what: string, isTaken: boolean): Promise<void> {
    if (!tab.alive) return;
    tab.note(`${nickname} has claimed ${id}: ${what}`);
    const isRace = this.claimed.some((each) => each.id === id && each.device !== tab.device);
    if (isRace) this.#world.happened(`${what} on two devices`);
    if (isTaken) this.claimed.push({ id, device: tab.device, localId });
    this.#world.happened(what);
    await tab.gameEnded();
  }

  async #begin(tab: Life): Promise<{ readonly localId: string; readonly played: PlayedGame } | undefined> {
    const { chance } = this.#world;
    const player = await tab.storage.players.current();
    if (!player) return undefined;
    await this.tryAgain(tab);
    const startedMs = Math.max(0, tab.device.nowMs());
    const played = playedGame(chance.uuid(tab.device.nowMs()), startedMs, chance);
    const { header } = played;
    tab.note(`${player.nickname} begins ${header.game} ${short(header.sessionId)}`);
    this.#world.happened(header.game);
    const { clock = 'on' } = header.config as { readonly clock?: Clock };
    this.#world.happened(`clock ${clock}`);
    if (header.round) this.#world.happened('class round');
    await tab.engine.begin({ kind: 'player', localId: player.localId }, header);
    return { localId: player.localId, played };
  }

  async #record(tab: Life, sessionId: string, entries: readonly LogEntry<unknown>[], before = 0): Promise<void> {
    for (const [index, entry] of entries.entries()) await tab.engine.record(sessionId, before + index + 1, [entry]);
  }

  async #finish(tab: Life, localId: string, sessionId: string): Promise<void> {
    // As if on a keyboard: where fingers were measured, the payload says so.
    const report = await tab.engine.finish(sessionId, 'keys');
    if (tab.alive) await this.#ended(tab, localId, sessionId, report);
  }

  /** "Try again" for what the disk had no room for; the start of another game may have written it meanwhile. */
  async tryAgain(tab: Life): Promise<void> {
    for (const [sessionId, localId] of tab.unsaved) {
      const report = await tab.engine.finish(sessionId);
      if (!tab.alive) return;
      if (report.kept === 'saved') this.#world.happened('saved later');
      await this.#ended(tab, localId, sessionId, report);
    }
  }

  async #ended(tab: Life, localId: string, sessionId: string, { kept, problem }: FinishReport): Promise<void> {
    tab.note(`${short(sessionId)} is over: ${kept} ${problem ?? ''}`.trim());
    if (problem !== undefined) this.#world.happened('not saved');
    if (kept === 'memory') tab.unsaved.set(sessionId, localId);
    else tab.unsaved.delete(sessionId);
    if (kept !== 'saved') return;
    this.saved.push({ id: sessionId, device: tab.device, localId });
    this.#world.happened('saved');
    await tab.gameEnded();
  }
}
