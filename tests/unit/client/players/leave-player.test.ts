import { expect, it } from 'vitest';
import { consequence } from '../../../../client/players/leave-player.tsx';
import type { PlayerRow } from '../../../../client/storage/records.ts';

const ADA: PlayerRow = { localId: 'l', kind: 'account', accountId: 'a', nickname: 'Ada', colour: 'sun', shape: 'circle', createdMs: 0 };

it.each([
  ['sign-out', { waiting: 0, parked: 0, profile: [] }, 'All games are synced.'],
  ['sign-out', { waiting: 1, parked: 0, profile: [] }, '1 game not synced. They stay on this device until Ada signs in here again.'],
  ['remove', { waiting: 0, parked: 0, profile: [] }, 'All games are synced; only this device forgets them.'],
  // What the server refused exists nowhere else.
  [
    'deleted',
    { waiting: 0, parked: 0, profile: [] },
    'Ask a grown-up. The server has deleted all of it, and now this device forgets it, too.',
  ],
  [
    'deleted',
    { waiting: 2, parked: 1, profile: [] },
    'Ask a grown-up. The server has deleted all of it, and now this device forgets it, too. 3 games that no server ever got will be lost: to keep them, save a backup file first.',
  ],
  ['remove', { waiting: 2, parked: 1, profile: [] }, '3 games not synced will be lost.'],
  [
    'sign-out',
    { waiting: 0, parked: 0, profile: ['name'] },
    'All games are synced. The new name is not synced and waits until Ada signs in here again.',
  ],
  [
    'remove',
    { waiting: 1, parked: 0, profile: ['picture', 'name'] },
    '1 game not synced will be lost. The new name and picture are not synced and will be lost.',
  ],
] as const)('[P11] before a %s with %o it says: %s', (kind, counts, text) => {
  expect(consequence({ kind, row: ADA }, counts)).toBe(text);
});
