import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePlayer } from '../../../../client/device/current-player.ts';
import { tellProfileChanges } from '../../../../client/device/profile-changes.ts';
import { changeProfile } from '../../../../client/settings/change-profile.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import { notices } from '../../../../client/window/notices.ts';
import { fakeHost, json, type Reply } from '../sync/fake-host.ts';
import { PLAYER, scene } from '../sync/scene.ts';

const [here, showToast] = vi.hoisted(() => [{ device: {} }, vi.fn()]);
vi.mock('../../../../client/device/device.ts', () => ({ device: () => here.device }));
vi.mock('../../../../client/device/sync-service.ts', () => ({ triggerSync: () => undefined }));
vi.mock('../../../../client/auth/sign-in-flow.ts', () => ({
  credentials: () => Promise.resolve({ accessToken: `access-${PLAYER}`, userId: PLAYER }),
}));
vi.mock('../../../../client/ui/overlay/toast.tsx', () => ({ showToast }));

const ROW: PlayerRow = {
  localId: 'local-1',
  accountId: PLAYER,
  kind: 'account',
  nickname: 'Ann',
  colour: 'sun',
  shape: 'circle',
  createdMs: 0,
};
const TAKEN = 'Username already exists. Try another name.';

/** A device with somebody's settings open. `sync.isSending`: a pass of sync, or another page, is sending the profile. */
async function settings() {
  const sync = { isSending: true };
  const sent: string[] = [];
  const reply = (path: string): Reply => {
    sent.push(path);
    return json(200, { username: 'Anna', displayName: 'Anna' });
  };
  const { store, clock } = await scene(reply);
  const host = fakeHost({ reply, clock, lockTaken: () => sync.isSending });
  const players = { current: () => Promise.resolve(ROW) };
  here.device = { host, storage: { player: () => store, players } };
  announcePlayer(ROW);
  const form = changeProfile(ROW, { field: 'name', name: 'Anna' });
  await clock.pass(1_000);
  const [change] = await store.profileChanges();
  const id = change?.id ?? 'none';
  return { form, sync, sent, store, clock, id };
}

describe('A form of the profile', () => {
  beforeEach(() => void showToast.mockClear());

  it('says itself that its change is saved where a sync under way sends it, and nothing else says so', async () => {
    const { form, sync, sent, store, clock, id } = await settings();
    await store.endProfileChange(id, { kind: 'taken', profile: { username: 'Anna', displayName: 'Anna' } });
    tellProfileChanges([{ id, field: 'name' }]);
    sync.isSending = false;
    await clock.pass(1_000);
    expect(await form).toEqual({ ok: true, value: 'saved' });
    expect(sent).toEqual([]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('says itself why its change was refused where a sync under way sends it', async () => {
    const { form, sync, store, clock, id } = await settings();
    await store.endProfileChange(id, { kind: 'refused', reason: TAKEN });
    tellProfileChanges([{ id, field: 'name', refused: TAKEN }]);
    sync.isSending = false;
    await clock.pass(1_000);
    expect(await form).toEqual({ ok: false, error: `Error updating username: ${TAKEN}` });
    expect(await store.profileChanges()).toEqual([]);
    expect(notices.getSnapshot()).toEqual([]);
  });

  it('sends its change itself once the sync under way is over without it', async () => {
    const { form, sync, sent, store, clock } = await settings();
    sync.isSending = false;
    await clock.pass(1_000);
    expect(await form).toEqual({ ok: true, value: 'saved' });
    expect(sent).toEqual(['/api/account/username']);
    expect(await store.profileChanges()).toEqual([]);
  });

  it('waits no longer than three seconds; what becomes of its change is said when it is known', async () => {
    const { form, sync, sent, store, clock, id } = await settings();
    await clock.pass(2_000);
    expect(await form).toEqual({ ok: true, value: 'waiting' });
    await store.endProfileChange(id, { kind: 'taken', profile: { username: 'Anna', displayName: 'Anna' } });
    tellProfileChanges([{ id, field: 'name' }]);
    sync.isSending = false;
    await clock.pass(60_000);
    expect(showToast.mock.calls).toEqual([['Your profile is saved', 'right']]);
    expect(sent).toEqual([]);
    expect(clock.pending).toBe(0);
  });
});
