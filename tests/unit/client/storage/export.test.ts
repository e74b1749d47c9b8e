import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBackup, restoreBackup, writeBackup } from '../../../../client/storage/export.ts';
import { base64url, makeItem } from '../../../../client/storage/hash.ts';
import { MemoryPlayerStore } from '../../../../client/storage/memory-player-store.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import { sha256 } from '../../../../client/storage/sha256.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, CLAIM_XP, finished, NOON, redeemed, shown } from './samples.ts';

const device = new FakeDevice();
const ADA: PlayerRow = { localId: 'ada', kind: 'learner', nickname: 'Ada', colour: 'teal', shape: 'star', createdMs: NOON };

async function playedStore(): Promise<MemoryPlayerStore> {
  const store = new MemoryPlayerStore();
  for (const id of ['sent', 'waiting', 'refused']) {
    const { row } = finished(id);
    const item = await makeItem(device, { id, kind: 'session', v: 1, payload: { log: `log of ${id}` } });
    const start = await makeItem(device, { id: `${id}:game_start`, kind: 'activity', v: 1, payload: { atMs: 1 } });
    await store.finish({ row: { ...row, item }, outbox: [item, start] });
  }
  await store.applyResults(
    [
      { id: 'sent', status: 'accepted' },
      { id: 'refused', status: 'rejected', code: 'log' },
    ],
    NOON,
  );
  return store;
}

describe('a backup file', () => {
  it('holds what no server has, with the reason of what was parked', async () => {
    const backup = await readBackup(await writeBackup(await playedStore(), ADA, NOON), device);
    if (!backup.ok) throw new Error(backup.error);
    expect(backup.value.sessions.map((row) => row.id)).toEqual(['refused', 'waiting']);
    expect(backup.value.parked).toMatchObject([{ id: 'refused', code: 'log' }]);
    expect(backup.value.player).toEqual({ nickname: 'Ada' });
  });

  it('[S7] brings the games to another device, each once', async () => {
    const backup = await readBackup(await writeBackup(await playedStore(), ADA, NOON), device);
    if (!backup.ok) throw new Error(backup.error);
    const other = new MemoryPlayerStore();
    await restoreBackup(other, backup.value);
    await restoreBackup(other, backup.value);
    expect((await shown(other)).sessions).toBe(2);
    expect((await other.counts()).waiting).toBe(2);
    expect(await broken(other)).toEqual([]);
  });

  it('[S7] brings redeemed badges with what they count as; one of the first version has none', async () => {
    const store = await playedStore();
    const payload = { badge: 'first', generation: 0 };
    const item = await makeItem(device, { id: 'badge:first:0', kind: 'badge-claim', v: 1, payload });
    await store.claim({ item, counts: redeemed('first') });
    const text = await writeBackup(store, ADA, NOON);
    const backup = await readBackup(text, device);
    if (!backup.ok) throw new Error(backup.error);
    const other = new MemoryPlayerStore();
    for (let times = 0; times < 2; times++) await restoreBackup(other, backup.value);
    expect((await other.progress(0)).figures.badges).toEqual({ first: [payload.generation, CLAIM_XP, NOON, 20_777] });
    const { claims: _none, ...first } = JSON.parse(text) as { readonly [key: string]: unknown };
    expect(await readBackup(JSON.stringify(first), device)).toMatchObject({ ok: true });
    const damaged = text.replace(`"xp":${CLAIM_XP}`, '"xp":null');
    expect(await readBackup(damaged, device)).toEqual({ ok: false, error: 'damaged' });
  });

  it.each([
    ['no JSON', 'hello', 'not_a_backup'],
    ['another file', '{"format":"other"}', 'not_a_backup'],
    ['a later format', '{"format":"tenfold-backup","v":2}', 'newer'],
    ['half a file', '{"format":"tenfold-backup","v":1,"sessions":[{}],"unsent":[],"parked":[]}', 'damaged'],
  ])('%s is refused with a code', async (_name, text, code) => {
    expect(await readBackup(text, device)).toEqual({ ok: false, error: code });
  });

  it('a record that was changed is found by its hash', async () => {
    const text = await writeBackup(await playedStore(), ADA, NOON);
    expect(await readBackup(text.replace('log of waiting', 'log of Waiting'), device)).toEqual({ ok: false, error: 'damaged' });
  });
});

describe('hashes', () => {
  it('base64url is that of every other implementation', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => base64url(bytes) === Buffer.from(bytes).toString('base64url')));
  });

  it('a page without crypto.subtle computes the same hash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) =>
        Buffer.from(sha256(bytes)).equals(createHash('sha256').update(bytes).digest()),
      ),
    );
  });
});
