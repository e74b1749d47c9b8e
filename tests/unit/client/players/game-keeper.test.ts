import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameKeeper } from '../../../../client/players/game-keeper.ts';
import type { FinishReport } from '../../../../client/engine/engine.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import { FakeDevice } from '../storage/fake-device.ts';

const askToPersist = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../../../client/device/ask-to-persist.ts', () => ({ askToPersist }));

const FORM = { nickname: 'Ada', colour: 'sun', shape: 'circle' } as const;
const saved = (sessionId: string): FinishReport => ({ sessionId, kept: 'saved', xpEarned: 7, outcome: {} as FinishReport['outcome'] });

describe("keeping a guest's game", () => {
  let storage: TenfoldStorage;
  const players = () => storage.players;
  const playing = async () => (await storage.players.current())?.nickname;

  beforeEach(() => {
    storage = openStorage(new FakeDevice().ports);
    askToPersist.mockClear();
  });

  it('[P2] the learner plays only when the game is durable', async () => {
    const seen: unknown[] = [];
    const engine = {
      keep: async (id: string) => {
        seen.push(await playing());
        return saved(id);
      },
    };
    expect(await createGameKeeper('run-1', engine, players).keep(FORM)).toMatchObject({ ok: true, value: { kept: 'saved' } });
    expect([...seen, await playing()]).toEqual([undefined, 'Ada']);
  });

  it('[P7] two taps make one learner and keep the game once', async () => {
    const kept: string[] = [];
    const engine = {
      keep: async (id: string, localId: string) => {
        kept.push(localId);
        return saved(id);
      },
    };
    const keeper = createGameKeeper('run-1', engine, players);
    await Promise.all([keeper.keep(FORM), keeper.keep({ ...FORM, nickname: 'Player' })]);
    expect(kept).toHaveLength(1);
    expect(await storage.players.list()).toHaveLength(1);
  });

  it('[P2] a full device is said, the guest goes on being one, and the next try is for the same learner', async () => {
    const reports: FinishReport[] = [{ ...saved('run-1'), kept: 'memory', problem: 'storage_full' }, saved('run-1')];
    const keeper = createGameKeeper('run-1', { keep: async () => reports.shift() as FinishReport }, players);
    const first = await keeper.keep(FORM);
    expect(first).toMatchObject({ ok: false, error: expect.stringContaining('full') as string });
    expect(await playing()).toBeUndefined();
    expect(askToPersist).not.toHaveBeenCalled();
    expect((await keeper.keep(FORM)).ok).toBe(true);
    expect(await storage.players.list()).toHaveLength(1);
  });

  it('a game that is no longer in memory is said to be gone, not saved', async () => {
    const engine = { keep: () => Promise.reject(new Error('no finished run in memory')) };
    expect(await createGameKeeper('run-1', engine, players).keep(FORM)).toMatchObject({
      ok: false,
      error: expect.stringContaining('cannot be kept') as string,
    });
    expect(await playing()).toBeUndefined();
  });

  it('[P11] the browser is asked to keep the data of the first game that was kept', async () => {
    await createGameKeeper('run-1', { keep: async (id) => saved(id) }, players).keep(FORM);
    expect(askToPersist).toHaveBeenCalledOnce();
  });
});
