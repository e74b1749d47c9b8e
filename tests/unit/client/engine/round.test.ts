import { beforeEach, describe, expect, it } from 'vitest';
import { COALESCE_MS } from '../../../../client/engine/journal-writer.ts';
import { createEngine } from '../../../../client/engine/local-engine.ts';
import type { Engine } from '../../../../client/engine/engine.ts';
import { countedGames } from '../../../../client/storage/counted-games.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { JournalHeader } from '../../../../client/storage/records.ts';
import { checkItem } from '../../../../server/items/kinds.ts';
import { makeCode } from '../../../../shared/classroom/round.ts';
import type { Game } from '../../../../shared/games/kit/game.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { speedMath, type SpeedMathConfig, type SpeedMathState } from '../../../../shared/games/speed-math/v3/rules.ts';
import { totalXp, XP_FOLDS } from '../../../../shared/progress/view.ts';
import { roundSeed } from '../../../../shared/round-seed.ts';
import { seedFromHex, seedToHex, type Seed } from '../../../../shared/seed.ts';
import { playsSpeedMath } from '../../shared/games/players.ts';
import { FakeDevice } from '../storage/fake-device.ts';
import { storedSession } from '../storage/samples.ts';
import { headerOf } from './played-run.ts';

const CONFIG = { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 60, questions: 4, clock: 'on' } as const;
const CODE = makeCode({ game: 'speed-math', rules: 3, config: CONFIG }, 7) ?? '';

/** A run of the round, as a window would log it: so many of its answers are right. */
function entriesOf({ seed }: JournalHeader, right: number) {
  const game: Game<SpeedMathConfig, { type: 'answer'; value: number }, SpeedMathState> = speedMath as never;
  const entries: { move: { type: 'answer'; value: number } | { type: 'tick' }; atMs: number }[] = [];
  let state = game.start(CONFIG, seedFromHex(seed) as Seed);
  for (let [atMs, answers] = [0, 0]; !game.isOver(state);) {
    const next = playsSpeedMath({ answer: () => 1_500, hand: () => 0 })(state);
    const value = next === 'wait' ? 0 : (next.move as { value: number }).value + (answers++ < right ? 0 : 1);
    const entry =
      next === 'wait'
        ? { move: { type: 'tick' as const }, atMs: game.dueAt(state) ?? atMs }
        : { move: { type: 'answer' as const, value }, atMs: atMs + 1_500 };
    entries.push(entry);
    state = game.step(state, entry.move, entry.atMs);
    atMs = entry.atMs;
  }
  return entries;
}

describe('a game of a class round (decision D30)', () => {
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

  const header = (id: string): JournalHeader =>
    headerOf(id, { rules: 3, config: CONFIG, seed: seedToHex(roundSeed(CODE)), round: { code: CODE } });

  async function played(id: string, right: number): Promise<void> {
    const engine = newTab();
    await engine.begin({ kind: 'player', localId: 'ada' }, header(id));
    await engine.record(id, 1, entriesOf(header(id), right));
    device.nowMs += 20_000;
    await engine.finish(id);
  }

  it('is sent as version 4, which the server takes, with the code and how it was played', async () => {
    await played('run-1', 4);
    const row = await storedSession(storage.player('ada'), 'run-1');
    expect(row?.item).toMatchObject({ v: 4, payload: { round: { code: CODE } } });
    expect(row?.summary).toMatchObject({ round: CODE, course: 'round' });
    const check = row?.item && checkItem(row.item, device.nowMs);
    expect(check).toMatchObject({ status: 'sound', grounds: { replayed: { status: 'accepted', counts: { session: row?.summary } } } });
  });

  it('is still one after its tab was closed in the middle', async () => {
    const entries = entriesOf(header('run-1'), 4);
    const engine = newTab();
    await engine.begin({ kind: 'player', localId: 'ada' }, header('run-1'));
    await engine.record('run-1', 1, entries.slice(0, 2));
    device.pass(COALESCE_MS);
    device.held.clear();
    await expect.poll(async () => (await newTab().resumable('ada'))[0]?.log).toMatch(/;.*;/);
    const later = newTab();
    expect(await later.resume('ada', 'run-1')).toMatchObject({ header: { round: { code: CODE } } });
    await later.record('run-1', 3, [
      { move: { type: 'resume', gapMs: 1_000 }, atMs: entries[1]?.atMs ?? 0 },
      { move: { type: 'tick' }, atMs: 60_000 },
    ]);
    device.nowMs += 90_000;
    await later.finish('run-1');
    expect((await storedSession(storage.player('ada'), 'run-1'))?.summary).toMatchObject({ round: CODE, resumed: true });
  });

  it('pays once a code, with the best, and the list of games adds up to that', async () => {
    const store = storage.player('ada');
    await played('run-1', 2);
    await played('run-2', 4);
    await played('run-3', 1);
    const games = await countedGames(store);
    const worth = games.map(({ id, xp }) => [id, xp > 0]);
    expect(Object.fromEntries(worth)).toEqual({ 'run-1': false, 'run-2': true, 'run-3': false });
    const { figures } = await store.someProgress(0, XP_FOLDS);
    expect(totalXp(figures)).toBe(games.reduce((sum, { xp }) => sum + xp, 0));
  });
});
