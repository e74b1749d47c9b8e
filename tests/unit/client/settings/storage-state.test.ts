import { expect, it } from 'vitest';
import { storageStateText } from '../../../../client/settings/storage-state.ts';

const KEPT = 'This browser keeps them until you delete them.';
const MAY_GO = 'This browser may delete them when its space runs short. A synced account or a backup file keeps them.';

it.each([
  [{ persisted: true, used: 1_260_000 }, `Tenfold takes 1.3\u00a0MB here. ${KEPT}`],
  [{ persisted: false, used: 20_000 }, `Tenfold takes less than 0.1\u00a0MB here. ${MAY_GO}`],
  [{ persisted: true, used: undefined }, KEPT],
  // A browser that does not say promises nothing.
  [{ persisted: undefined, used: undefined }, MAY_GO],
])('[P11] %j is said as: %s', (state, text) => {
  expect(storageStateText(state)).toBe(text);
});
