import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine, RunOwner } from '../../../../client/engine/engine.ts';
import { createEngine } from '../../../../client/engine/local-engine.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { headerOf, playedRun } from './played-run.ts';

const ADA = { kind: 'player', localId: 'ada' } as const;
const GUEST = { kind: 'guest' } as const;
const TODAY = 20_777;

describe('what the engine says is known', () => {
  let device: FakeDevice;
  let storage: TenfoldStorage;
  let engine: Engine;

  beforeEach(() => {
    device = new FakeDevice();
    storage = openStorage(device.ports);
    engine = createEngine({
      host: device,
      rulesFor,
      challenges: async () => [],
      player: (id) => storage.player(id),
      hasPlayer: async () => true,
      makeRoom: () => storage.makeRoom(),
    });
  });

  async function play(id: string, owner: RunOwner): Promise<void> {
    const header = headerOf(id);
    await engine.begin(owner, header);
    await engine.record(id, 1, playedRun(header).entries);
    await engine.finish(id);
  }

  /** How many answers it has of somebody. */
  const answersOf = async (localId: string): Promise<number | undefined> =>
    (await engine.memory(localId, TODAY))?.facts.reduce((sum, { answers }) => sum + answers, 0);

  it('is what the games of the player say, and of nobody else', async () => {
    expect(await answersOf('ada')).toBe(0);
    await play('run-1', ADA);
    const once = await answersOf('ada');
    expect(once).toBeGreaterThan(0);
    await play('run-2', ADA);
    expect(await answersOf('ada')).toBe(2 * (once ?? 0));
    expect(await answersOf('ben')).toBe(0);
  });

  it('is of a guest what all games of the visit say, with nothing stored', async () => {
    await play('run-1', GUEST);
    const once = await answersOf('');
    expect(once).toBeGreaterThan(0);
    await play('run-2', GUEST);
    expect(await answersOf('')).toBe(2 * (once ?? 0));
    expect(await device.indexedDB.databases()).toEqual([]);
  });

  it.each([
    ['a player begins a game', () => play('run-2', ADA)],
    ['the game was kept for a player', () => engine.keep('run-1', 'ada')],
  ])('[P7] is nothing of the next guest once %s', async (_when, somebodyElse) => {
    await play('run-1', GUEST);
    await somebodyElse();
    expect(await answersOf('')).toBe(0);
    expect(await answersOf('ada')).toBeGreaterThan(0);
  });

  it('[S12] is not said where storage refuses to be read', async () => {
    device.indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(await engine.memory('ada', TODAY)).toBeUndefined();
  });
});
