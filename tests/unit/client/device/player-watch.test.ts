import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchPlayer, type WatchPorts } from '../../../../client/device/player-watch.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import { StorageFailure, type StorageProblem } from '../../../../client/storage/storage-failure.ts';
import type { PlayerHint } from '../../../../client/window/hints.ts';
import { virtualTime, type VirtualTime } from '../play/run/virtual-time.ts';

const ADA: PlayerRow = { localId: 'ada', kind: 'account', nickname: 'Ada', colour: 'red', shape: 'star', createdMs: 0 };

/** A window that is told who plays, and storage whose answer a test sets. */
class Watched {
  readonly time: VirtualTime = virtualTime();
  readonly told: string[] = [];
  trouble: StorageProblem | undefined;
  hint: PlayerHint;
  answer: () => Promise<PlayerRow | undefined>;
  role: () => Promise<boolean> = async () => false;
  comeBack = () => {};

  constructor(hint: PlayerHint, answer: () => Promise<PlayerRow | undefined>) {
    this.hint = hint;
    this.answer = answer;
    const ports: WatchPorts = {
      current: () => this.answer(),
      isAdmin: () => this.role(),
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
        await watched.hears(problem, 'Ada');
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
    watched.role = () => new Promise(() => undefined);
    await watched.hears('Ada');
    expect(watched.hint).toBe('player');
  });

  it('is read anew by a page that comes back', async () => {
    const watched = new Watched('player', async () => ADA);
    await watched.hears('Ada');
    watched.answer = async () => ({ ...ADA, nickname: 'Ben' });
    watched.comeBack();
    await watched.hears('Ada', 'Ben');
  });

  it("is an admin as soon as the player's own database says so", async () => {
    const watched = new Watched('player', async () => ADA);
    watched.role = refusing('storage_held');
    await expect.poll(() => watched.trouble).toBe('storage_held');
    expect(watched.hint).toBe('player');
    watched.role = async () => true;
    await watched.time.pass(3_000);
    await expect.poll(() => watched.hint).toBe('admin');
    expect(watched.trouble).toBeUndefined();
  });
});
