import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchPlayer, type WatchPorts } from '../../../../client/device/player-watch.ts';
import { openStorage } from '../../../../client/storage/open-storage.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import { StorageFailure, type StorageProblem } from '../../../../client/storage/storage-failure.ts';
import type { PlayerHint } from '../../../../client/window/hints.ts';
import type { Profile } from '../../../../shared/contract/state.ts';
import { virtualTime, type VirtualTime } from '../play/run/virtual-time.ts';
import { FakeDevice } from '../storage/fake-device.ts';

const ADAS_PROFILE: Profile = { username: 'ada', displayName: 'Ada', role: 'player' };

const ADA: PlayerRow = { localId: 'ada', kind: 'account', nickname: 'Ada', colour: 'red', shape: 'star', createdMs: 0 };

/** A window that is told who plays, and storage whose answer a test sets. */
class Watched {
  readonly time: VirtualTime = virtualTime();
  readonly told: string[] = [];
  trouble: StorageProblem | undefined;
  hint: PlayerHint;
  answer: () => Promise<PlayerRow | undefined>;
  profile: () => Promise<Profile | undefined> = async () => ADAS_PROFILE;
  rename: (name: string) => void = (name) => this.told.push(`now ${name}`);
  comeBack = () => {};

  constructor(hint: PlayerHint, answer: () => Promise<PlayerRow | undefined>) {
    this.hint = hint;
    this.answer = answer;
    const ports: WatchPorts = {
      current: () => this.answer(),
      profile: () => this.profile(),
      rename: (_row, name) => this.rename(name),
      demoted: (row) => this.told.push(`${row.nickname} is no admin any more`),
      isKnown: () => this.told.some((word) => !word.startsWith('storage')),
      announce: (row) => this.told.push(row?.nickname ?? 'guest'),
      unanswered: (problem) => this.told.push(problem),
      tell: (problem) => {
        this.trouble = problem;
      },
      hint: () => this.hint,
      setHint: (next) => {
        this.hint = next;
      },
      after: this.time.after,
      onReturn: (work) => {
        this.comeBack = work;
      },
      log: () => undefined,
    };
    watchPlayer(ports);
  }

  async hears(...words: readonly string[]): Promise<void> {
    await expect.poll(() => this.told).toEqual(words);
  }
}

const refusing = (problem: StorageProblem) => () => Promise.reject(new StorageFailure(problem));

describe('who plays', () => {
  beforeEach(() => {
    // A live query runs only where there is an IndexedDB of the platform.
    Dexie.dependencies.indexedDB = new IDBFactory();
  });

  it.each(['storage_slow', 'storage_held'] as const)(
    'is nobody yet where storage meets %s, whatever the last visit was, and is asked again within seconds',
    async (problem) => {
      for (const hint of ['none', 'player', 'admin'] as const) {
        const watched = new Watched(hint, refusing(problem));
        await watched.hears(problem);
        expect(watched.trouble).toBe(problem);
        watched.answer = async () => ADA;
        await watched.time.pass(3_000);
        // Where an admin played last, what the server said to one goes.
        await watched.hears(problem, 'Ada', ...(hint === 'admin' ? ['Ada is no admin any more'] : []));
        await expect.poll(() => watched.trouble).toBeUndefined();
      }
    },
  );

  it('is a guest where the browser refuses storage and nobody played before', async () => {
    await new Watched('none', refusing('storage_blocked')).hears('guest');
  });

  it.each(['storage_blocked', 'storage_newer'] as const)(
    'is no guest where the last visit had a player, whatever refuses: %s',
    async (problem) => {
      await new Watched('player', refusing(problem)).hears(problem);
    },
  );

  it('stays who it was when storage stops answering', async () => {
    const watched = new Watched('player', async () => ADA);
    await watched.hears('Ada');
    watched.answer = refusing('storage_blocked');
    watched.comeBack();
    await watched.hears('Ada', 'storage_blocked');
    expect(watched.hint).toBe('player');
  });

  it('is hinted to the next first paint at once, before the role is known', async () => {
    const watched = new Watched('none', async () => ADA);
    watched.profile = () => new Promise(() => undefined);
    await watched.hears('Ada');
    expect(watched.hint).toBe('player');
  });

  it('is read anew by a page that comes back', async () => {
    const watched = new Watched('player', async () => ADA);
    await watched.hears('Ada');
    watched.answer = async () => ({ ...ADA, nickname: 'Ben' });
    watched.profile = async () => ({ ...ADAS_PROFILE, displayName: 'Ben' });
    watched.comeBack();
    await watched.hears('Ada', 'Ben');
  });

  it("is an admin as soon as the player's own database says so", async () => {
    const watched = new Watched('player', async () => ADA);
    watched.profile = refusing('storage_held');
    await expect.poll(() => watched.trouble).toBe('storage_held');
    expect(watched.hint).toBe('player');
    watched.profile = async () => ({ ...ADAS_PROFILE, role: 'admin' });
    await watched.time.pass(3_000);
    await expect.poll(() => watched.hint).toBe('admin');
    expect(watched.trouble).toBeUndefined();
    await watched.hears('Ada');
  });

  it('is an admin no more as soon as that database says so, which is told once', async () => {
    const watched = new Watched('player', async () => ADA);
    watched.profile = refusing('storage_held');
    await expect.poll(() => watched.trouble).toBe('storage_held');
    watched.profile = async () => ({ ...ADAS_PROFILE, role: 'admin' });
    await watched.time.pass(3_000);
    await expect.poll(() => watched.hint).toBe('admin');
    watched.profile = async () => ADAS_PROFILE;
    watched.comeBack();
    await watched.hears('Ada', 'Ada', 'Ada is no admin any more');
    expect(watched.hint).toBe('player');
    watched.comeBack();
    await watched.hears('Ada', 'Ada', 'Ada is no admin any more', 'Ada');
  });

  it('has the name that the latest pull gave them, in the list of players, too', async () => {
    const device = new FakeDevice();
    Dexie.dependencies.indexedDB = device.indexedDB;
    const storage = openStorage(device.ports);
    const { players } = storage;
    const row = await players.signIn({ accountId: 'account-1', email: 'ada@example.org', nickname: 'Ada' });
    if (!row.ok) throw new Error(row.error);
    const store = storage.player(row.value.localId);
    const watched = new Watched('player', () => players.current());
    watched.profile = () => store.profile();
    watched.rename = (name) => void players.rename(row.value.localId, name);
    await watched.hears('Ada');
    await store.applyPull({ changes: [], parts: [], profile: { ...ADAS_PROFILE, displayName: 'Countess' }, cursor: 'e.1.x' }, {});
    await watched.hears('Ada', 'Countess');
    expect((await players.list()).map(({ nickname }) => nickname)).toEqual(['Countess']);
  });
});
