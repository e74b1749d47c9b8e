import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../../../client/engine/engine.ts';
import { createEngine } from '../../../../client/engine/local-engine.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { HandInput } from '../../../../client/storage/records.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { checkItem } from '../../../../server/items/kinds.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { storedSession } from '../storage/samples.ts';
import { headerOf, playedRun } from './played-run.ts';

const MEASURED = { startMs: 400, digitMs: 150 } as const;

describe('a finished game says how fast the fingers are (learning, section 1.2)', () => {
  let device: FakeDevice;
  let storage: TenfoldStorage;

  beforeEach(() => {
    device = new FakeDevice();
    storage = openStorage(device.ports);
  });

  const newTab = (): Engine =>
    createEngine({
      host: device,
      rulesFor,
      challenges: async () => [],
      player: (id) => storage.player(id),
      hasPlayer: async () => true,
      makeRoom: () => storage.makeRoom(),
    });

  const measure = (input: HandInput) => storage.player('ada').setMeta({ hand: { [input]: { ...MEASURED, measuredMs: device.nowMs } } });

  async function finished(id: string, input?: HandInput, localId = 'ada') {
    const [header, engine] = [headerOf(id), newTab()];
    await engine.begin({ kind: 'player', localId }, header);
    await engine.record(id, 1, playedRun(header).entries);
    await engine.finish(id, input);
    const row = await storedSession(storage.player(localId), id);
    return { v: row?.item?.v, hand: row?.item?.payload['hand'], item: row?.item, evidence: row?.evidence };
  }

  it('where they were measured with the input that was used, as version 3, which the server takes', async () => {
    await measure('keys');
    const { v, hand, item, evidence } = await finished('run-1', 'keys');
    expect([v, hand]).toEqual([3, { input: 'keys', ...MEASURED }]);
    const check = item && checkItem(item, device.nowMs);
    expect(check).toMatchObject({ status: 'sound', grounds: { replayed: { counts: { session: { evidence } } } } });
    expect((await finished('run-2', 'pad')).hand).toBeUndefined();
  });

  it('and is of the first version, which every server takes, where nothing is known of them', async () => {
    expect(await finished('run-1', 'keys')).toMatchObject({ v: 1, hand: undefined });
    await measure('pad');
    expect(await finished('run-2')).toMatchObject({ v: 1, hand: undefined });
  });

  it('with less thinking in what it says of facts: the same run of somebody whose fingers are not known says something else', async () => {
    await measure('keys');
    const [known, unknown] = [await finished('run-1', 'keys'), await finished('run-1', 'keys', 'eve')];
    expect(unknown.hand).toBeUndefined();
    expect([known.evidence?.length, known.evidence === unknown.evidence]).toEqual([unknown.evidence?.length, false]);
  });
});
