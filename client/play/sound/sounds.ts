import { soundKey, vibrationKey } from '../../window/hints.ts';
import { createSource, type Observable } from '../../../shared/observable.ts';
import { browserPorts } from '../run/browser-ports.ts';
import type { SoundName } from './sound-ticks.ts';
import { vibrate } from './vibration.ts';

/** How long a sound shows on the switch (spec 1 §9: 300 ms click, 1 s success, 2 s achievement). */
export const SHOWN_MS: { readonly [name in SoundName]: number } = { key: 300, right: 300, wrong: 300, level: 1_000, achievement: 2_000 };

interface SoundState {
  /** Whether sound is on: a setting of the device, off by default. */
  readonly on: boolean;
  /** Whether a wrong answer vibrates: a separate setting, off by default. */
  readonly vibrates: boolean;
  /** The sound that plays now. */
  readonly sounding: SoundName | undefined;
}

interface Sounds extends Observable<SoundState> {
  readonly setOn: (on: boolean) => void;
  readonly setVibrates: (vibrates: boolean) => void;
  /** Plays a sound if sound is on, and vibrates for a wrong answer if that is on. It never delays or breaks play. */
  readonly play: (name: SoundName) => void;
}

export interface SoundPorts {
  /** Where the settings are stored. Reading and writing may throw if the browser blocks storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly ring: (name: SoundName) => void;
  /** Ends all sounds. */
  readonly silence: () => void;
  readonly vibrate: () => void;
  readonly after: (ms: number, work: () => void) => () => void;
}

export function createSounds({ storage, ring, silence, vibrate: shake, after }: SoundPorts): Sounds {
  const source = createSource<SoundState>({ on: chosen(storage, soundKey), vibrates: chosen(storage, vibrationKey), sounding: undefined });
  let cancel: () => void = () => undefined;
  const change = (part: Partial<SoundState>) => source.set({ ...source.getSnapshot(), ...part });

  const show = (name: SoundName) => {
    cancel();
    change({ sounding: name });
    cancel = after(SHOWN_MS[name], () => change({ sounding: undefined }));
  };

  const play = (name: SoundName) => {
    const { on, vibrates } = source.getSnapshot();
    if (vibrates && name === 'wrong') shake();
    if (!on) return;
    ring(name);
    show(name);
  };

  return {
    subscribe: source.subscribe,
    getSnapshot: source.getSnapshot,
    play,
    setOn(on) {
      cancel();
      change({ on, sounding: undefined });
      remember(storage, soundKey, on);
      // The player hears the choice. Its press also allows the browser to play sound at all.
      if (on) play('key');
      else silence();
    },
    setVibrates(vibrates) {
      change({ vibrates });
      remember(storage, vibrationKey, vibrates);
      // The player feels the choice.
      if (vibrates) shake();
    },
  };
}

const ON = 'on';

function chosen(storage: SoundPorts['storage'], key: string): boolean {
  try {
    return storage().getItem(key) === ON;
  } catch {
    return false;
  }
}

function remember(storage: SoundPorts['storage'], key: string, on: boolean): void {
  try {
    storage().setItem(key, on ? ON : 'off');
  } catch {
    // If storage is blocked, the choice lasts until the page closes.
  }
}

let ticks: typeof import('./sound-ticks.ts') | undefined;

/** Fetches what makes the sounds. Most players have them off, so a game comes without it. A game whose sounds cannot be had is silent. */
async function fetchTicks(): Promise<void> {
  ticks ??= await import('./sound-ticks.ts').catch(() => undefined);
}

/** The sounds of this window. */
export const sounds: Sounds = createSounds({
  storage: () => localStorage,
  ring(name) {
    if (ticks) ticks.playTicks(name);
    else void fetchTicks().then(() => ticks?.playTicks(name));
  },
  silence: () => ticks?.silenceTicks(),
  vibrate,
  after: browserPorts.after,
});
if (sounds.getSnapshot().on) void fetchTicks();
