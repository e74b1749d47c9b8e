import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePlayer } from '../../../../client/device/current-player.ts';
import { chosenNow, giveGuestPreferences, setPreference, usePreference as preferenceNow } from '../../../../client/device/preferences.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';

type Standing = ReadonlyMap<string, { readonly value: string; readonly atMs: number }>;

const stored = vi.hoisted(() => ({
  tell: new Map<string, (standing: Standing) => void>(),
  kept: [] as (readonly [string, Record<string, string>])[],
  refuses: false,
}));
vi.mock('../../../../client/device/stored-preferences.ts', () => ({
  followStored: (localId: string, tell: (standing: Standing) => void) => {
    stored.tell.set(localId, tell);
    return () => stored.tell.delete(localId);
  },
  storePreferences: async (localId: string, chosen: ReadonlyMap<string, string>) => {
    stored.kept.push([localId, Object.fromEntries(chosen)]);
    return !stored.refuses;
  },
}));
vi.mock('../../../../client/window/missing-chunk.ts', () => {
  // Two imports of a mocked module at once would bring the real one.
  let loaded: Promise<unknown> | undefined;
  return { untilLoaded: (load: () => Promise<unknown>) => (loaded ??= load()) };
});
/** The hook as a screen that is rendered anew each time it is asked. */
vi.mock('react', () => ({
  useEffect: (effect: () => void) => effect(),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));

const ADA: PlayerRow = { localId: 'ada', kind: 'learner', nickname: 'Ada', colour: 'sky', shape: 'star', createdMs: 1 };
/** What storage says of what was chosen, all of it at one time. */
const standing = (chosen: Record<string, string>, atMs = 1): Standing =>
  new Map(Object.entries(chosen).map(([name, value]) => [name, { value, atMs }]));
const target = () => preferenceNow('practice.target');

describe('what who plays prefers (decision D32)', () => {
  beforeEach(() => {
    stored.kept.length = 0;
    stored.refuses = false;
  });

  it('is not known before the device says who plays; what is chosen until then is seen, and none of it is lost', async () => {
    expect(target()).toBeUndefined();
    const chosen = [setPreference('practice.largest', '12'), setPreference('practice.target', '60')];
    expect(target()).toBe('60');
    for (const each of ['a', 'b']) chosen.push(setPreference('list', (now = '') => now + each));
    expect(preferenceNow('list')).toBe('ab');
    announcePlayer(undefined);
    await Promise.all(chosen);
    expect([target(), preferenceNow('practice.largest'), preferenceNow('list'), stored.kept]).toEqual(['60', '12', 'ab', []]);
  });

  it('is of a guest in memory, and goes to the player for whom the guest’s game is kept, once', async () => {
    announcePlayer(undefined);
    await setPreference('clock', 'off');
    await giveGuestPreferences('kim');
    await giveGuestPreferences('kim');
    expect(stored.kept).toEqual([['kim', { 'practice.largest': '12', 'practice.target': '60', list: 'ab', clock: 'off' }]]);
  });

  it('is of a player what is stored, seen at once when it is chosen, and as before if storage refuses', async () => {
    announcePlayer(ADA);
    expect(target()).toBeUndefined();
    await expect.poll(() => stored.tell.has('ada')).toBe(true);
    stored.tell.get('ada')?.(standing({}));
    expect(target()).toBeNull();
    const chosen = setPreference('practice.target', '90');
    expect(target()).toBe('90');
    await chosen;
    expect(stored.kept).toEqual([['ada', { 'practice.target': '90' }]]);
    stored.refuses = true;
    await setPreference('practice.target', '75');
    expect(target()).toBe('90');
  });

  it('does not jump back where storage tells of a read that began before the choice', async () => {
    const chosen = setPreference('practice.target', '60');
    stored.tell.get('ada')?.(standing({ 'practice.target': '90' }));
    expect(target()).toBe('60');
    await chosen;
    stored.tell.get('ada')?.(standing({ 'practice.target': '75' }));
    expect(target()).toBe('75');
  });

  it('is what this device has kept of a player until storage answers, and is kept of nobody else', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    stored.tell.get('ada')?.(standing({ clock: 'x5', list: 'a,b & c' }));
    announcePlayer({ ...ADA, localId: 'bea' });
    expect([preferenceNow('clock'), chosenNow().get('clock')]).toEqual([undefined, undefined]);
    await expect.poll(() => stored.tell.has('bea')).toBe(true);
    announcePlayer(ADA);
    expect([preferenceNow('clock'), preferenceNow('list'), chosenNow().get('clock')]).toEqual(['x5', 'a,b & c', 'x5']);
    expect(target()).toBeNull();
    await expect.poll(() => stored.tell.has('ada')).toBe(true);
    stored.tell.get('ada')?.(standing({ clock: 'off' }));
    expect([preferenceNow('clock'), kept.get('tenfold-choices')]).toEqual(['off', 'ada?clock=off']);
    vi.unstubAllGlobals();
  });

  it('that a page has not seen stored is chosen again by the next page, unless something later is stored', async () => {
    const kept = new Map([['tenfold-choices', `ria?clock=off&pad=always&enter=enter?clock=500&enter=500`]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    announcePlayer({ ...ADA, localId: 'ria' });
    await expect.poll(() => stored.tell.has('ria')).toBe(true);
    // The choice of this page comes before storage has said anything, and is the later one.
    const chosen = setPreference('pad', 'auto');
    expect(kept.get('tenfold-choices')).toMatch(/^ria\?clock=off&pad=auto&enter=enter\?clock=500&enter=500&pad=\d{13}$/);
    stored.tell.get('ria')?.(new Map([...standing({ clock: 'on', pad: 'always' }), ...standing({ enter: 'auto' }, 501)]));
    expect([preferenceNow('clock'), preferenceNow('enter')]).toEqual(['off', 'auto']);
    await chosen;
    await expect.poll(() => kept.get('tenfold-choices')).toBe('ria?clock=off&pad=auto&enter=auto');
    expect(stored.kept).toEqual([
      ['ria', { clock: 'off' }],
      ['ria', { pad: 'auto' }],
    ]);
    stored.tell.get('ria')?.(standing({ clock: 'x2' }));
    expect(preferenceNow('clock')).toBe('x2');
    vi.unstubAllGlobals();
  });

  it('is another player’s after a switch, and nobody hears the former any more', () => {
    announcePlayer(undefined);
    expect([target(), stored.tell.has('ada')]).toEqual([null, false]);
  });
});
