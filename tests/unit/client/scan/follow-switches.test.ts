import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerRow } from '../../../../client/storage/records.ts';
import type { Standing } from '../../../../client/device/stored-preferences.ts';
import type { SwitchChoices } from '../../../../shared/preferences/switch-choices.ts';

type Chosen = ReadonlyMap<string, string>;

const stored = vi.hoisted(() => ({
  of: new Map<string, Map<string, string>>(),
  sent: [] as (readonly [localId: string, choices: Record<string, string>])[],
  tell: undefined as ((chosen: ReadonlyMap<string, string>) => void) | undefined,
  /** As storage tells it. */
  standing: (chosen: ReadonlyMap<string, string> = new Map()) => new Map([...chosen].map(([name, value]) => [name, { value, atMs: 1 }])),
}));
const ring = vi.hoisted(() => ({ by: undefined as SwitchChoices | undefined }));
vi.mock('../../../../client/device/stored-preferences.ts', () => ({
  followStored: (localId: string, tell: (standing: Standing) => void) => {
    stored.tell = (chosen) => tell(stored.standing(chosen));
    stored.tell(stored.of.get(localId) ?? new Map());
    return () => undefined;
  },
  storePreferences: async (localId: string, chosen: Chosen) => {
    stored.of.set(localId, new Map([...(stored.of.get(localId) ?? []), ...chosen]));
    stored.sent.push([localId, Object.fromEntries(chosen)]);
    return true;
  },
}));
vi.mock('../../../../client/window/missing-chunk.ts', () => ({ untilLoaded: <T>(load: () => Promise<T>) => load() }));
vi.mock('../../../../client/scan/scanner.ts', () => ({
  Scanner: class {
    constructor(by: SwitchChoices) {
      ring.by = by;
    }
    follow(by: SwitchChoices): void {
      ring.by = by;
    }
    stop(): void {
      ring.by = undefined;
    }
  },
}));

const KEPT = 'tenfold-switches';
const PLAYERS = ['guest', 'ada', 'ben'] as const;
type Player = (typeof PLAYERS)[number];

const rowOf = (localId: string): PlayerRow => ({ localId, kind: 'learner', nickname: localId, colour: 'sky', shape: 'star', createdMs: 1 });

/** A device whose page has just loaded: what storage and it keep is as before. */
async function loaded() {
  vi.resetModules();
  ring.by = undefined;
  const { announcePlayer } = await import('../../../../client/device/current-player.ts');
  const { setPreference } = await import('../../../../client/device/preferences.ts');
  const { followSwitches } = await import('../../../../client/scan/follow-switches.ts');
  followSwitches();
  const settled = () => new Promise((done) => setTimeout(done));
  return {
    plays: (player: Player) => {
      announcePlayer(player === 'guest' ? undefined : rowOf(player));
      return settled();
    },
    choose: (value: string, name = 'switches') => setPreference(name, value),
    /** Another device of who plays has chosen. */
    hears: (value: string) => stored.tell?.(new Map([['switches', value]])),
  };
}

const isOn = () => ring.by !== undefined;

describe('The switches of a device', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    kept.clear();
    stored.of.clear();
    stored.sent.length = 0;
    return () => vi.unstubAllGlobals();
  });

  it('hold for a player who has never chosen, and are no choice of that player', async () => {
    kept.set(KEPT, 'switches=one&switches.pace=3000');
    const { plays } = await loaded();
    expect(ring.by).toMatchObject({ switches: 'one', paceMs: 3_000 });
    await plays('ada');
    expect(ring.by).toMatchObject({ switches: 'one', paceMs: 3_000 });
    expect([stored.sent, kept.get(KEPT)]).toEqual([[], 'switches=one&switches.pace=3000']);
  });

  it('are turned off by a player for that player alone', async () => {
    kept.set(KEPT, 'switches=two');
    const { plays, choose } = await loaded();
    await plays('ada');
    await choose('none');
    expect([isOn(), stored.sent, kept.get(KEPT)]).toEqual([false, [['ada', { switches: 'none' }]], 'switches=two']);
    await plays('ben');
    expect(isOn()).toBe(true);
    const later = await loaded();
    await later.plays('ada');
    expect([isOn(), kept.get(KEPT)]).toEqual([false, 'switches=two']);
  });

  it('are those of a player who has chosen, until that player turns them off, here or elsewhere', async () => {
    const { plays, choose, hears } = await loaded();
    await plays('ada');
    await choose('two');
    expect([isOn(), kept.get(KEPT)]).toEqual([true, 'switches=two']);
    await choose('none');
    expect([isOn(), kept.has(KEPT)]).toEqual([false, false]);
    await choose('one');
    hears('none');
    expect([isOn(), kept.has(KEPT)]).toEqual([false, false]);
  });

  it('are a guest’s to change and to turn off', async () => {
    kept.set(KEPT, 'switches=one');
    const { plays, choose } = await loaded();
    await plays('guest');
    await choose('500', 'switches.pace');
    expect([ring.by?.paceMs, kept.get(KEPT)]).toEqual([500, 'switches=one&switches.pace=500']);
    await choose('none');
    expect([isOn(), kept.has(KEPT), stored.sent]).toEqual([false, false, []]);
  });

  it('are what whoever plays has chosen, or else the device’s, whatever was chosen before; and nobody is given a choice', async () => {
    const move = fc.oneof(
      fc.record({ plays: fc.constantFrom(...PLAYERS) }),
      fc.record({ chooses: fc.constantFrom('none', 'one', 'two') }),
      fc.constant({ reloads: true as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        kept.clear();
        stored.of.clear();
        stored.sent.length = 0;
        let page = await loaded();
        let player: Player = 'guest';
        const chosen = new Map<Player, string>();
        const everOn = new Set<Player>(['guest']);
        const made: unknown[] = [];
        await page.plays(player);
        for (const each of moves) {
          const device = kept.get(KEPT);
          if ('plays' in each) player = each.plays;
          if ('reloads' in each) page = await loaded();
          if ('reloads' in each) chosen.delete('guest');
          if (!('chooses' in each)) await page.plays(player);
          else {
            await page.choose(each.chooses);
            chosen.set(player, each.chooses);
            if (player !== 'guest') made.push([player, { switches: each.chooses }]);
            if (each.chooses !== 'none') everOn.add(player);
            else if (!everOn.has(player)) expect(kept.get(KEPT)).toBe(device);
          }
          expect(isOn()).toBe((chosen.get(player) ?? (kept.has(KEPT) ? 'on' : 'none')) !== 'none');
        }
        expect(stored.sent).toEqual(made);
      }),
      { numRuns: 60 },
    );
  });
});
