import { describe, expect, it } from 'vitest';
import type { Badge } from '../../shared/badges/badge.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { BADGES } from './badges.ts';
import { Device } from './device.ts';
import { FailedRun } from './history.ts';
import { Invariants } from './invariants.ts';
import type { Life } from './life.ts';
import { Network, type Weather } from './network.ts';
import { isWholeRun } from './seeds.ts';
import { SimServer } from './sim-server.ts';
import { Users } from './users.ts';
import { viewServer } from './views.ts';
import { World } from './world.ts';

const START_MS = Date.UTC(2026, 11, 20, 12);
const MINUTE_MS = 60_000;
const RACES = 20;

/** Ann plays on one device, and redeems on three that are offline what they all offer; then they come back through a rough network. */
async function race(world: World, server: SimServer): Promise<Users> {
  const network = new Network(world, server);
  const devices = [1, 2, 3].map((n) => new Device(`device ${n}`, world, network, server));
  const users = new Users(world, server);
  const invariants = new Invariants(devices, server, network.sent, users);
  const inWeather = (weather: Weather): void => {
    for (const device of devices) device.weather = weather;
  };
  const onAll = async (does: (tab: Life) => Promise<void>): Promise<void> => {
    for (const device of devices) {
      const tab = device.tab();
      void tab.act(() => does(tab));
    }
    await world.pass(10 * MINUTE_MS);
    await invariants.check();
  };
  const syncs = async (tab: Life): Promise<void> => tab.trigger();

  await onAll((tab) => users.signIn(tab, 'ann'));
  const first = (devices[0] as Device).tab();
  // A game without an answer is none.
  while (users.saved.length === 0) await first.act(() => users.play(first));
  await world.pass(MINUTE_MS);
  await onAll(syncs);
  inWeather('down');
  await onAll((tab) => users.redeem(tab, ([offered]) => offered as Badge));
  inWeather('rough');
  await onAll(syncs);
  inWeather('fair');
  await onAll(syncs);
  await onAll(syncs);
  await invariants.checkHealed();
  for (const device of devices) device.killAll();
  return users;
}

describe.runIf(isWholeRun)('a race of redemptions on three devices', () => {
  it.each(Array.from({ length: RACES }, (_, n) => n + 1))('is paid once, and all agree: race %i', async (n) => {
    const world = new World(`race ${n}`, START_MS);
    const server = await SimServer.start(world);
    try {
      const users = await race(world, server);
      expect(users.claimed.map(({ id }) => id)).toEqual(['badge:first-game:0', 'badge:first-game:0', 'badge:first-game:0']);
      const player = (await viewServer(server)).players.get('ann-1');
      const claims = player?.items.filter(({ kind }) => kind === 'badge-claim').map(({ id }) => id);
      const played = player?.counted.flatMap((item) => ('session' in item ? [sessionXp(item.session)] : [])) ?? [];
      expect(claims).toEqual(['badge:first-game:0']);
      expect(played).toHaveLength(1);
      expect(player && totalXp(player.figures)).toBe((played[0] ?? 0) + (BADGES.get('first-game')?.xp ?? 0));
    } catch (error) {
      throw new FailedRun(error, world.history);
    } finally {
      await server.stop();
    }
  });
});
