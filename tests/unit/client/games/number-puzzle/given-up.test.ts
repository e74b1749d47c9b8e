import { expect, test } from 'vitest';
import { createEngine } from '../../../../../client/engine/local-engine.ts';
import { openStorage } from '../../../../../client/storage/open-storage.ts';
import { unpackLog } from '../../../../../shared/games/kit/log.ts';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { rulesFor } from '../../../../../shared/games/registry.ts';
import { act, play } from '../../../shared/games/number-puzzle/play.ts';
import { replayedOutcome } from '../../../shared/games/played-run.ts';
import { FakeDevice } from '../../storage/fake-device.ts';
import { shown, storedSession } from '../../storage/samples.ts';

test('a puzzle that is given up has no result, and nothing of it is saved [R6]', async () => {
  const device = new FakeDevice();
  const storage = openStorage(device.ports);
  const engine = createEngine({
    host: device,
    rulesFor,
    challenges: async () => [],
    player: (id) => storage.player(id),
    hasPlayer: async () => true,
    makeRoom: () => storage.makeRoom(),
  });
  const { record } = play({ difficulty: 'easy' }, 'a', [act(500, 'hint'), act(500, 'hint'), act(500, 'shuffle'), act(500, 'hint')]);
  expect(replayedOutcome(record)).toEqual({ ok: false, error: 'unfinished' });

  const { game, rules, seed, log } = record;
  await engine.begin(
    { kind: 'player', localId: 'ada' },
    { sessionId: 'run-1', game, rules, seed, config: { difficulty: 'easy' }, startedMs: 0, v: 1 },
  );
  await engine.record('run-1', 1, unpackLog(numberPuzzle, log) ?? []);
  await expect(engine.finish('run-1')).rejects.toThrow('not over');
  await engine.discard('run-1');
  const ada = storage.player('ada');
  expect((await shown(ada)).sessions).toBe(0);
  expect(await storedSession(ada, 'run-1')).toBeUndefined();
  expect(await ada.openJournals()).toEqual([]);
  expect((await ada.unsentItems()).filter(({ kind }) => kind === 'session')).toEqual([]);
});
