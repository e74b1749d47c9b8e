import type { Store } from '../../server/database/store.ts';
import { PUSH_MAX_ITEMS } from '../../shared/contract/limits.ts';
import { appForTest, TEST_NOW } from '../server/app-for-test.ts';
import { TestDevice } from '../server/sync-client.ts';
import { typicalGame } from './typical-games.ts';

const EVERY_MS = 30 * 60_000;

/**
 * Lets a device of each player push so many games, fifty at a time, played every half hour from the first release on. They pass through
 * the intake as all games do, but within this process and by a clock that spares the waiting for the player's limits. Closes the database.
 */
export async function practise(database: Store, players: readonly string[], games: number): Promise<void> {
  const running = await appForTest({ database, stopwatch: () => performance.now() });
  for (const player of players) {
    running.clock.now = TEST_NOW;
    const device = await TestDevice.of(running, player, `${player.slice(0, -1)}d`);
    for (let from = 0; from < games; from += PUSH_MAX_ITEMS) {
      const count = Math.min(PUSH_MAX_ITEMS, games - from);
      const items = Array.from({ length: count }, (_, i) => typicalGame(player, TEST_NOW + (from + i) * EVERY_MS));
      running.clock.now = TEST_NOW + (from + count) * EVERY_MS;
      const refused = (await device.push(...items)).find(({ status }) => status !== 'accepted');
      if (refused) throw new Error(`A game was not accepted: ${JSON.stringify(refused)}`);
    }
  }
  await running.close();
}
