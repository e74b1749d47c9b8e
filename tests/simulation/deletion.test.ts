import { describe, expect, it } from 'vitest';
import type { PlayerRow } from '../../client/storage/records.ts';
import { Device } from './device.ts';
import { FailedRun } from './history.ts';
import type { Life } from './life.ts';
import { Network, type Weather } from './network.ts';
import { isWholeRun } from './seeds.ts';
import { SimServer } from './sim-server.ts';
import { Users } from './users.ts';
import { World } from './world.ts';

const START_MS = Date.UTC(2026, 11, 20, 12);
const MINUTE_MS = 60_000;
const RUNS = 20;

/** The players of a device whose accounts it knows to be deleted. */
async function deletedOn(tab: Life): Promise<readonly PlayerRow[]> {
  const deleted = await tab.storage.players.deleted();
  return deleted.ok ? deleted.value : [];
}

/**
 * Ann plays on two devices, and Ben on the first, too. Her account is deleted while both are offline and hold games of hers; they come
 * back through a rough network, to a server that meanwhile crashed, or was put back to before the deletion.
 */
async function deletion(world: World, server: SimServer): Promise<void> {
  const { chance } = world;
  const network = new Network(world, server);
  const devices = [1, 2].map((n) => new Device(`device ${n}`, world, network, server));
  const [first, second] = devices as [Device, Device];
  const users = new Users(world, server);
  const does = async (device: Device, work: (tab: Life) => Promise<void>): Promise<void> => {
    const tab = device.tab();
    await Promise.all([tab.act(() => work(tab)), world.pass(5 * MINUTE_MS)]);
  };
  /** A game without an answer is none. */
  const plays = async (device: Device): Promise<void> => {
    const { length } = users.saved;
    while (users.saved.length === length) await does(device, (tab) => users.play(tab));
  };
  const inWeather = (weather: Weather): void => {
    for (const device of devices) device.weather = weather;
  };
  const sync = async (): Promise<void> => {
    for (const device of devices) await does(device, async (tab) => tab.trigger());
  };
  const stored = async (player: string) =>
    (await server.database.db.selectFrom('items').select('id').where('player', '=', player).where('kind', '=', 'session').execute()).length;

  await does(first, (tab) => users.signIn(tab, 'ben'));
  await plays(first);
  for (const device of [second, first]) {
    await does(device, (tab) => users.signIn(tab, 'ann'));
    await plays(device);
  }
  await sync();
  expect([await stored('ben-1'), await stored('ann-2')]).toEqual([1, 2]);
  const backup = await server.backup();
  inWeather('down');
  for (const device of devices) await plays(device);
  await server.deleteAccount('ann');
  if (chance.happens(50)) await server.restart();
  if (chance.happens(50)) await server.restore(backup);
  const playsOn = chance.happens(50);
  if (playsOn) await does(first, (tab) => users.switchPlayer(tab));
  inWeather('rough');
  await sync();
  inWeather('fair');
  await sync();
  await sync();

  for (const table of ['items', 'parts', 'tickets'] as const)
    expect(await server.database.db.selectFrom(table).select('player').distinct().execute()).toEqual([{ player: 'ben-1' }]);
  expect(await stored('ben-1')).toBe(1);
  for (const device of devices) {
    const tab = device.tab();
    const rows = await deletedOn(tab);
    expect(rows.map(({ accountId }) => accountId)).toEqual(['ann-2']);
    const localId = rows[0]?.localId ?? '';
    // Named before anything goes: what no server ever got.
    expect(await tab.storage.players.unsent(localId)).toMatchObject({ ok: true, value: { waiting: 1 } });
    expect(await tab.storage.players.removeFromDevice(localId)).toMatchObject({ ok: true });
    expect(await deletedOn(tab)).toEqual([]);
  }
  const left = await first.tab().storage.players.list();
  expect(left.map(({ accountId }) => accountId)).toEqual(['ben-1']);
  await does(second, (tab) => users.signIn(tab, 'ann'));
  expect([await stored('ann-3'), await second.tab().storage.players.list()]).toMatchObject([0, [{ accountId: 'ann-3' }]]);
  for (const device of devices) {
    expect(device.failures).toEqual([]);
    device.killAll();
  }
}

describe.runIf(isWholeRun)('an account that is deleted while its devices are away', () => {
  it.each(Array.from({ length: RUNS }, (_, n) => n + 1))(
    'is said to be gone, names what was never sent, and stays gone: run %i',
    async (n) => {
      const world = new World(`deletion ${n}`, START_MS);
      const server = await SimServer.start(world);
      try {
        await deletion(world, server);
      } catch (error) {
        throw new FailedRun(error, world.history);
      } finally {
        await server.stop();
      }
    },
  );
});
