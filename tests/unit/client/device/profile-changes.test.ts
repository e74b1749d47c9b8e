import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePlayer } from '../../../../client/device/current-player.ts';
import { tellProfileChanges, tellRefusedChanges } from '../../../../client/device/profile-changes.ts';
import { openStorage, type TenfoldStorage } from '../../../../client/storage/open-storage.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import { gameInProgress } from '../../../../client/window/game-in-progress.ts';
import { endNotice, notices } from '../../../../client/window/notices.ts';
import { FakeDevice } from '../storage/fake-device.ts';

const [opened, showToast] = vi.hoisted(() => [{} as { storage: TenfoldStorage }, vi.fn()]);
vi.mock('../../../../client/device/device.ts', () => ({ device: () => opened }));
vi.mock('../../../../client/ui/overlay/toast.tsx', () => ({ showToast }));

const account = (localId: string): PlayerRow => ({
  localId,
  accountId: `account-${localId}`,
  kind: 'account',
  nickname: localId,
  colour: 'sun',
  shape: 'circle',
  createdMs: 0,
});
const said = () => notices.getSnapshot().map(({ text, page }) => [text, page]);

describe('What became of changes of the profile', () => {
  const TAKEN = 'Username already exists. Try another name.';

  beforeEach(async () => {
    opened.storage = openStorage(new FakeDevice().ports);
    showToast.mockClear();
    gameInProgress.set(false);
    endNotice('profile_refused');
    const store = opened.storage.player('ann');
    await store.changeProfile({ field: 'name', id: 'n', name: 'Ben' });
    await store.changeProfile({ field: 'picture', id: 'p', image: 'data:1' });
    announcePlayer(account('ann'));
  });

  it('is not said of what still waits', async () => {
    await tellRefusedChanges();
    expect(said()).toEqual([]);
  });

  it('is said with the way to the settings if it was refused, also after a restart, until it was put away', async () => {
    const store = opened.storage.player('ann');
    await store.endProfileChange('n', { kind: 'refused', reason: TAKEN });
    await tellRefusedChanges();
    expect(said()).toEqual([[`Error updating username: ${TAKEN}`, '/settings']]);
    await store.endProfileChange('n', { kind: 'withdrawn' });
    await tellRefusedChanges();
    expect(said()).toEqual([]);
  });

  it('is said in the window’s words, where the server gave a code that they know', async () => {
    await opened.storage.player('ann').endProfileChange('n', { kind: 'refused', reason: 'Taken!', code: 'name_taken' });
    await opened.storage.player('ann').endProfileChange('p', { kind: 'refused', reason: 'Brand new.', code: 'brand_new' });
    await tellRefusedChanges();
    expect(said()).toEqual([[`Error updating username: ${TAKEN} Error uploading profile picture: Brand new.`, '/settings']]);
  });

  it('[P7] is said to nobody else', async () => {
    await opened.storage.player('ann').endProfileChange('n', { kind: 'refused', reason: TAKEN });
    const telling = tellRefusedChanges();
    announcePlayer(account('ben'));
    await telling;
    expect(said()).toEqual([]);
    announcePlayer(account('ann'));
    await tellRefusedChanges();
    expect(said()).toHaveLength(1);
    announcePlayer(undefined);
    await tellRefusedChanges();
    expect(said()).toEqual([]);
  });

  it('is said if all went well, but not during a game', () => {
    tellProfileChanges([{ id: 'n', field: 'name' }]);
    expect(showToast.mock.calls).toEqual([['Your profile is saved', 'right']]);
    gameInProgress.set(true);
    tellProfileChanges([{ id: 'p', field: 'picture' }]);
    expect(showToast).toHaveBeenCalledTimes(1);
  });
});
