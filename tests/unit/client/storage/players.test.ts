import { beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import type { Result } from '../../../../shared/result.ts';
import { dieAtEveryWrite } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, finished, headerOf, itemOf, partsOver, shown, summaryOf } from './samples.ts';

const ADA = { nickname: 'Ada', colour: 'teal', shape: 'star' };
const ACCOUNT = { accountId: 'account-1', email: 'ada@example.org', nickname: 'ada' };

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}

describe('players on a device', () => {
  let device: FakeDevice;
  let storage: TenfoldStorage;

  beforeEach(() => {
    device = new FakeDevice();
    storage = openStorage(device.ports);
  });

  const learner = async (nickname = 'Ada'): Promise<PlayerRow> => value(await storage.players.createLearner({ ...ADA, nickname }));
  const play = (localId: string, id: string) => storage.player(localId).finish(finished(id));
  const sessionsOf = async (localId: string) => (await shown(storage.player(localId))).sessions;

  it('a guest plays at first', async () => {
    expect(await storage.players.current()).toBeUndefined();
    expect(await storage.players.list()).toEqual([]);
  });

  it('a new learner plays at once, also after a restart', async () => {
    const ada = await learner();
    expect(ada).toMatchObject({ ...ADA, kind: 'learner' });
    storage.close();
    expect(await openStorage(device.ports).players.current()).toEqual(ada);
  });

  it('a nickname is what is seen of it, also one that is changed or comes from an older file; an emoji stays whole', async () => {
    expect((await learner(' \u202eMax\u200b ')).nickname).toBe('Max');
    expect((await learner('🇩🇪 👩🏽‍🚀')).nickname).toBe('🇩🇪 👩🏽‍🚀');
    const unseen = await learner('\u200b\u3164');
    expect(unseen.nickname).toBe('Player');
    value(await storage.players.changeLook(unseen.localId, { ...ADA, nickname: 'A\u2066da' }));
    expect((await storage.players.current())?.nickname).toBe('Ada');
  });

  it('[P7] switching deletes nothing and shows each their own games', async () => {
    const ada = await learner('Ada');
    await play(ada.localId, 'a');
    const ben = await learner('Ben');
    expect(await sessionsOf(ben.localId)).toBe(0);
    value(await storage.players.switchTo(ada.localId));
    expect((await storage.players.current())?.nickname).toBe('Ada');
    value(await storage.players.switchTo(null));
    expect(await storage.players.current()).toBeUndefined();
    expect(await sessionsOf(ada.localId)).toBe(1);
    expect((await storage.players.list()).map((row) => row.nickname)).toEqual(['Ada', 'Ben']);
  });

  it('[S30] a player whom only the database remembers is found, and taken back as a learner with every game, once', async () => {
    const ada = await learner('Ada');
    await play(ada.localId, 'a');
    const profile = { username: 'ben', displayName: 'Ben', role: 'player' } as const;
    await storage.player('lost').applyPull({ changes: [], parts: [], cursor: 'c1', profile });
    await storage.player('lost').setMeta({ ticket: 'ticket-ben' });
    await play('lost', 'b');
    await storage.player('empty').setMeta({ deviceId: 'd' });
    expect(await storage.unknownPlayers()).toEqual(['lost']);

    const back = value(await storage.players.takeBack('lost'));
    expect(back).toMatchObject({ kind: 'learner', nickname: 'Ben' });
    expect((await storage.players.list()).map((row) => row.nickname)).toEqual(['Ada', 'Ben']);
    expect((await storage.players.current())?.nickname).toBe('Ada');
    expect(await sessionsOf(back.localId)).toBe(1);
    expect(await storage.player(back.localId).metas(['ticket', 'cursor'])).toEqual([undefined, undefined]);
    expect(await storage.unknownPlayers()).toEqual([]);
    expect(await sessionsOf('lost')).toBe(1);
    value(await storage.players.repair());
    expect(await sessionsOf(back.localId)).toBe(1);
    expect(await broken(storage.player(back.localId))).toEqual([]);
  });

  it('[S30] taking back may be cut off at every write: the next start makes one player of it', async () => {
    await play('lost', 'b');
    const deaths = await dieAtEveryWrite(
      async () => {
        for (const localId of await storage.unknownPlayers()) value(await storage.players.takeBack(localId));
        value(await storage.players.repair());
      },
      async () => expect((await storage.players.list()).length).toBeLessThan(2),
    );
    expect(deaths).toBeGreaterThan(2);
    const [back, ...others] = await storage.players.list();
    expect(others).toEqual([]);
    expect(await sessionsOf(back?.localId ?? '')).toBe(1);
  });

  it('who was chosen is told before the choice resolves: a learner, an account, a guest, nobody who is removed', async () => {
    const told: (string | undefined)[] = [];
    storage.players.onChosen((player) => told.push(player?.nickname));
    const ada = await learner('Ada');
    expect(told).toEqual(['Ada']);
    const account = value(await storage.players.signIn({ ...ACCOUNT, nickname: 'ida' }));
    expect(told).toEqual(['Ada', 'ida']);
    value(await storage.players.signOut(account.localId));
    expect(told).toEqual(['Ada', 'ida', undefined]);
    value(await storage.players.switchTo(ada.localId));
    value(await storage.players.removeFromDevice(ada.localId));
    expect(told).toEqual(['Ada', 'ida', undefined, 'Ada', undefined]);
  });

  it('[P2] a learner that is only added does not play yet', async () => {
    const ada = value(await storage.players.addLearner(ADA));
    expect(await storage.players.current()).toBeUndefined();
    expect(await storage.players.list()).toEqual([ada]);
  });

  it('[S14, P7] a sign-out that a crash cut off is finished at the next start, and nothing of it comes back', async () => {
    const ada = value(await storage.players.signIn(ACCOUNT));
    await play(ada.localId, 'a');
    const backAgain = async () => {
      await storage.player(ada.localId).setMeta({ ticket: 'of a push that was under way' });
      await storage.device.setSetting(`auth:${ada.localId}`, 'of a refresh that was under way');
      await storage.device.keepAdminRead(ada.localId, '/api/admin/stats', { users: 4 });
    };
    await backAgain();
    await dieAtEveryWrite(
      () => storage.players.signOut(ada.localId),
      async () => {
        await storage.players.repair();
        const marked = (await storage.device.player(ada.localId))?.signedOut === true;
        expect((await storage.players.current()) === undefined).toBe(marked);
        expect((await storage.device.adminRead(ada.localId, '/api/admin/stats')) === undefined).toBe(marked);
        await backAgain();
      },
    );
    await storage.players.repair();
    expect(await storage.player(ada.localId).meta('ticket')).toBeUndefined();
    expect(await storage.device.setting(`auth:${ada.localId}`)).toBeUndefined();
    expect(await storage.players.current()).toBeUndefined();
    expect(await sessionsOf(ada.localId)).toBe(1);
    expect(value(await storage.players.repair())).toBe(0);
  });

  it('[P7] the last word on a claim counts: a learner that shall stay here stays, whatever an earlier try said', async () => {
    const ada = await learner();
    await play(ada.localId, 'a');
    value(await storage.players.wantClaim(ada.localId, ACCOUNT.email));
    value(await storage.players.withdrawClaim(ada.localId));
    const account = value(await storage.players.signIn(ACCOUNT));
    expect(account.localId).not.toBe(ada.localId);
    expect(await sessionsOf(account.localId)).toBe(0);
    expect((await storage.players.list()).map((row) => row.kind).sort()).toEqual(['account', 'learner']);
  });

  it('nobody switches to a player this device does not know', async () => {
    expect(await storage.players.switchTo('nobody')).toEqual({ ok: false, error: 'unknown_player' });
  });

  it('a learner becomes an account in one write, and keeps database and games', async () => {
    const ada = await learner();
    await play(ada.localId, 'a');
    const row = value(await storage.players.signIn(ACCOUNT, ada.localId));
    expect(row).toMatchObject({ localId: ada.localId, kind: 'account', accountId: 'account-1' });
    expect(await sessionsOf(row.localId)).toBe(1);
    expect(await storage.players.list()).toHaveLength(1);
  });

  it("an account that has a database here takes the learner's games over, each once", async () => {
    const account = value(await storage.players.signIn(ACCOUNT));
    await play(account.localId, 'a');
    const ada = await learner();
    await play(ada.localId, 'b');
    await storage.player(ada.localId).openJournal(headerOf('j'));
    value(await storage.players.signIn(ACCOUNT, ada.localId));
    value(await storage.players.signIn(ACCOUNT, ada.localId));
    expect(await sessionsOf(account.localId)).toBe(2);
    expect((await storage.player(account.localId).openJournals()).map((journal) => journal.header.sessionId)).toEqual(['j']);
    expect((await storage.players.list()).map((row) => row.localId)).toEqual([account.localId]);
    expect((await storage.players.current())?.localId).toBe(account.localId);
  });

  it('a learner that waits for a sign-in is claimed by nobody else', async () => {
    const ada = await learner();
    value(await storage.players.wantClaim(ada.localId, 'somebody.else@example.org'));
    expect(value(await storage.players.signIn(ACCOUNT)).localId).not.toBe(ada.localId);
  });

  it('a learner that waits for a sign-in is claimed by it, in another tab and days later', async () => {
    const ada = await learner();
    await play(ada.localId, 'a');
    value(await storage.players.wantClaim(ada.localId, ACCOUNT.email.toUpperCase()));
    storage.close();
    const later = openStorage(device.ports);
    const row = value(await later.players.signIn(ACCOUNT));
    expect(row.localId).toBe(ada.localId);
    expect(row.claimWantedBy).toBeUndefined();
  });

  it('[P3] a claim that dies at any write can be repeated, and every game counts once', async () => {
    const account = value(await storage.players.signIn(ACCOUNT));
    await play(account.localId, 'a');
    const ada = await learner();
    await play(ada.localId, 'b');
    await play(ada.localId, 'c');
    const deaths = await dieAtEveryWrite(
      async () => value(await storage.players.signIn(ACCOUNT, ada.localId)),
      async () => {
        expect(await broken(storage.player(account.localId))).toEqual([]);
        const row = await storage.device.player(ada.localId);
        const there = await sessionsOf(account.localId);
        expect(row?.claimedBy === undefined || there === 3).toBe(true);
      },
    );
    expect(deaths).toBeGreaterThan(2);
    expect(await sessionsOf(account.localId)).toBe(3);
    expect((await storage.player(account.localId).counts()).waiting).toBe(3);
  });

  it('[P3] a game that another tab finished for a claimed learner is taken over at the next start', async () => {
    const account = value(await storage.players.signIn(ACCOUNT));
    const ada = await learner();
    await play(ada.localId, 'a');
    value(await storage.players.signIn(ACCOUNT, ada.localId));
    expect(value(await storage.players.repair())).toBe(0);
    await play(ada.localId, 'late');
    expect(value(await storage.players.repair())).toBe(1);
    expect(value(await storage.players.repair())).toBe(0);
    expect(await sessionsOf(account.localId)).toBe(2);
  });

  it('[P7, T5] whose account was deleted are named, and removing one leaves nothing of them, nor of their tokens', async () => {
    const row = value(await storage.players.signIn(ACCOUNT));
    const ben = await learner('Ben');
    expect(value(await storage.players.deleted())).toEqual([]);
    await storage.player(row.localId).setMeta({ accountDeleted: true });
    await storage.device.setSetting(`auth:${row.localId}`, 'tokens');
    expect(value(await storage.players.deleted())).toMatchObject([{ localId: row.localId }]);
    value(await storage.players.removeFromDevice(row.localId));
    expect(value(await storage.players.deleted())).toEqual([]);
    expect(await storage.device.setting(`auth:${row.localId}`)).toBeUndefined();
    expect(await storage.players.list()).toMatchObject([{ localId: ben.localId }]);
  });

  describe('whose account the server has lost', () => {
    const AGAIN = { accountId: 'account-2', email: 'ada@example.org', nickname: 'ada' };
    const CLAIM = itemOf('badge-claim:first', 'badge-claim', { badge: 'first' });

    /** Ada's account with a game of each kind: acknowledged and shown, corrected, queued; with one of another device. */
    const lostAccount = async (): Promise<PlayerRow> => {
      const row = value(await storage.players.signIn(ACCOUNT));
      const store = storage.player(row.localId);
      for (const id of ['shown', 'corrected', 'queued']) await play(row.localId, id);
      await store.enqueue([CLAIM]);
      await store.applyResults(
        [
          { id: 'shown', status: 'accepted' },
          { id: 'corrected', status: 'corrected', corrected: { score: 50 } },
          { id: CLAIM.id, status: 'accepted' },
        ],
        1,
      );
      const changes = [
        { type: 'own' as const, id: 'shown', seq: 1 },
        { type: 'session' as const, id: 'elsewhere', seq: 2, session: summaryOf('elsewhere') },
      ];
      await store.applyPull({ changes, cursor: 'c1', parts: partsOver([summaryOf('shown'), summaryOf('elsewhere')]) });
      await store.setMeta({ ticket: 'old', unknownAccount: true });
      await storage.device.setSetting(`auth:${row.localId}`, 'tokens');
      return row;
    };

    it('are offered to whoever signs in next, also after the sign-out button', async () => {
      const lost = await lostAccount();
      await learner('Ben');
      expect(value(await storage.players.lost())).toEqual([lost]);
      value(await storage.players.signOut(lost.localId));
      expect(value(await storage.players.lost())).toMatchObject([{ localId: lost.localId }]);
      await storage.player(lost.localId).setMeta({ unknownAccount: false });
      expect(value(await storage.players.lost())).toEqual([]);
    });

    it('[S16, P9] give the new account every game and claim of which this device has the record, under its old id; everything else starts anew', async () => {
      const lost = await lostAccount();
      value(await storage.players.wantClaim(lost.localId, AGAIN.email));
      const row = value(await storage.players.signIn(AGAIN));
      const store = storage.player(row.localId);
      expect(row).toMatchObject({ accountId: 'account-2' });
      expect(row.localId).not.toBe(lost.localId);
      expect(await broken(store)).toEqual([]);
      expect(
        (await store.unsentItems())
          .map((item) => item.id)
          .filter((id) => !/game_/.test(id))
          .sort(),
      ).toEqual([CLAIM.id, 'corrected', 'queued', 'shown']);
      expect(await shown(store)).toMatchObject({ sessions: 3 });
      expect([await store.profile(), await store.meta('cursor'), await store.meta('ticket'), await store.meta('unknownAccount')]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(await storage.players.list()).toEqual([row]);
      expect((await storage.players.current())?.localId).toBe(row.localId);
      expect(await storage.device.setting(`auth:${lost.localId}`)).toBeUndefined();
      expect(await storage.player(lost.localId).meta('ticket')).toBeUndefined();
    });

    it('[P3] the claim may die at any write, and is repeated, and every game counts once', async () => {
      const lost = await lostAccount();
      value(await storage.players.wantClaim(lost.localId, AGAIN.email));
      const deaths = await dieAtEveryWrite(
        async () => value(await storage.players.signIn(AGAIN)),
        async () => {
          const again = await storage.device.playerOfAccount('account-2');
          if (again) expect(await broken(storage.player(again.localId))).toEqual([]);
          const row = await storage.device.player(lost.localId);
          const there = again ? await sessionsOf(again.localId) : 0;
          expect(row?.claimedBy === undefined || there === 3).toBe(true);
        },
      );
      expect(deaths).toBeGreaterThan(3);
      const again = await storage.device.playerOfAccount('account-2');
      expect(await sessionsOf(again?.localId ?? '')).toBe(3);
      expect((await storage.player(again?.localId ?? '').counts()).waiting).toBe(3);
      expect(value(await storage.players.repair())).toBe(0);
    });

    it('[P3] a game that another tab finished for the lost account is taken over at the next start', async () => {
      const lost = await lostAccount();
      value(await storage.players.wantClaim(lost.localId, AGAIN.email));
      const row = value(await storage.players.signIn(AGAIN));
      expect(value(await storage.players.repair())).toBe(0);
      await play(lost.localId, 'late');
      expect(value(await storage.players.repair())).toBe(1);
      expect(value(await storage.players.repair())).toBe(0);
      expect(await sessionsOf(row.localId)).toBe(4);
    });

    it('[P7] stay where they are unless that was wished, and while the server knows their account', async () => {
      const lost = await lostAccount();
      const other = value(await storage.players.signIn({ ...AGAIN, email: 'ben@example.org' }));
      expect(await sessionsOf(other.localId)).toBe(0);
      value(await storage.players.wantClaim(lost.localId, AGAIN.email));
      await storage.player(lost.localId).setMeta({ unknownAccount: false });
      value(await storage.players.signIn(AGAIN));
      expect(await sessionsOf(other.localId)).toBe(0);
      expect((await storage.players.list()).map((row) => row.accountId)).toEqual(['account-1', 'account-2']);
    });

    it('[P9] are taken along without a word by the same address, if they have no ticket to learn by that they are lost', async () => {
      const gone = value(await storage.players.signIn(ACCOUNT));
      await play(gone.localId, 'a');
      await storage.player(gone.localId).setMeta({ ticket: 'good' });
      const moved = value(await storage.players.signIn({ ...AGAIN, accountId: 'account-4', email: ACCOUNT.email }));
      expect(await sessionsOf(moved.localId)).toBe(0);
      await storage.players.removeFromDevice(moved.localId);
      value(await storage.players.signOut(gone.localId));
      const other = value(await storage.players.signIn({ ...AGAIN, email: 'ben@example.org' }));
      expect(await sessionsOf(other.localId)).toBe(0);
      const again = value(await storage.players.signIn({ ...AGAIN, accountId: 'account-3', email: ACCOUNT.email.toUpperCase() }));
      expect(await sessionsOf(again.localId)).toBe(1);
    });

    it('[P9] are followed and removed through every account that took them over', async () => {
      const first = await lostAccount();
      value(await storage.players.wantClaim(first.localId, AGAIN.email));
      const second = value(await storage.players.signIn(AGAIN));
      await storage.player(second.localId).setMeta({ unknownAccount: true });
      value(await storage.players.wantClaim(second.localId, AGAIN.email));
      const third = value(await storage.players.signIn({ ...AGAIN, accountId: 'account-3' }));
      expect(await sessionsOf(third.localId)).toBe(3);
      await play(first.localId, 'late');
      await storage.players.repair();
      expect(await sessionsOf(third.localId)).toBe(4);
      expect(value(await storage.players.repair())).toBe(0);
      value(await storage.players.removeFromDevice(third.localId));
      expect(await storage.device.players()).toEqual([]);
    });

    it('[P9] come back whole if the server finds its database again', async () => {
      const lost = await lostAccount();
      value(await storage.players.wantClaim(lost.localId, AGAIN.email));
      value(await storage.players.signIn(AGAIN));
      const back = value(await storage.players.signIn(ACCOUNT));
      expect((await storage.players.current())?.accountId).toBe('account-1');
      expect(back.accountId).toBe('account-1');
    });
  });

  it('two tabs signing in at once make one account and one database', async () => {
    const other = openStorage(device.ports);
    await Promise.all([storage.players.signIn(ACCOUNT), other.players.signIn(ACCOUNT)]);
    expect(await storage.players.list()).toHaveLength(1);
  });

  it('[P7] signing out takes the credentials and leaves the games', async () => {
    const account = value(await storage.players.signIn(ACCOUNT));
    await play(account.localId, 'a');
    await storage.player(account.localId).setMeta({ ticket: 't' });
    value(await storage.players.signOut(account.localId));
    expect(await storage.players.current()).toBeUndefined();
    expect(await storage.player(account.localId).meta('ticket')).toBeUndefined();
    expect(value(await storage.players.unsent(account.localId)).waiting).toBe(1);
    const back = value(await storage.players.signIn(ACCOUNT));
    expect(back).toMatchObject({ localId: account.localId });
    expect(back.signedOut).toBeUndefined();
  });

  it('removing says how much is unsent, then leaves no trace, also of claimed learners', async () => {
    const account = value(await storage.players.signIn(ACCOUNT));
    const ada = await learner();
    await play(ada.localId, 'a');
    value(await storage.players.signIn(ACCOUNT, ada.localId));
    expect(value(await storage.players.unsent(account.localId)).waiting).toBe(1);
    value(await storage.players.removeFromDevice(account.localId));
    expect(await storage.device.players()).toEqual([]);
    expect(await storage.players.current()).toBeUndefined();
    expect((await device.indexedDB.databases()).map((db) => db.name)).toEqual(['tenfold-device']);
  });

  it('[P11] asks once for lasting storage, after the first finished game', async () => {
    const ada = await learner();
    expect(await storage.players.wantsPersistence()).toBe(false);
    await play(ada.localId, 'a');
    expect(await storage.players.wantsPersistence()).toBe(true);
    await storage.players.persistenceAnswered(false);
    expect(await storage.players.wantsPersistence()).toBe(false);
  });

  it('the install keeps one id, whichever tab asks first', async () => {
    const other = openStorage(device.ports);
    const [left, right] = await Promise.all([storage.device.installId(() => device.newId()), other.device.installId(() => device.newId())]);
    expect(left).toBe(right);
  });

  it('settings of the sign-in client come back as they were', async () => {
    await storage.device.setSetting('auth:account-1', '{"token":1}');
    expect(await storage.device.setting('auth:account-1')).toBe('{"token":1}');
    await storage.device.removeSetting('auth:account-1');
    expect(await storage.device.setting('auth:account-1')).toBeUndefined();
  });

  it('what an admin has written is changed by two tabs at once without a loss, and goes with the player (decision S12)', async () => {
    const account = value(await storage.players.signIn(ACCOUNT));
    const forms = `challenge-forms:${account.localId}` as const;
    const other = openStorage(device.ports);
    const add = (tab: TenfoldStorage, id: string) =>
      tab.device.changeSetting(forms, (before) => [...((before as readonly string[] | undefined) ?? []), id]);
    await Promise.all([add(storage, 'one'), add(other, 'two'), add(storage, 'three')]);
    expect((await storage.device.setting(forms)) as readonly string[]).toHaveLength(3);
    value(await storage.players.removeFromDevice(account.localId));
    expect(await storage.device.setting(forms)).toBeUndefined();
  });

  it('knows the upload tickets of its accounts, those added last first, and of at most eight', async () => {
    await learner();
    expect(value(await storage.players.tickets())).toEqual([]);
    for (let i = 0; i < 10; i += 1) {
      device.nowMs += 1000;
      const { localId } = value(await storage.players.signIn({ ...ACCOUNT, accountId: `account-${String(i)}` }));
      if (i !== 8) await storage.player(localId).setMeta({ ticket: `ticket-${String(i)}` });
    }
    expect(value(await storage.players.tickets())).toEqual([9, 7, 6, 5, 4, 3, 2].map((i) => `ticket-${String(i)}`));
  });
});
