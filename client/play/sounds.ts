import { soundKey } from '../window/hints.ts';
import { createSource, type Observable } from '../ui/observable.ts';
import { browserPorts } from './browser-ports.ts';
import { playTicks, type SoundName } from './sound-ticks.ts';

/** How long a sound shows on the switch (spec 1 §9: 300 ms click, 1 s success, 2 s achievement). */
export const SHOWN_MS: { readonly [name in SoundName]: number } = { key: 300, right: 300, wrong: 300, level: 1_000, achievement: 2_000 };

export interface SoundState {
  /** Off until it is chosen; a setting of the device. */
  readonly on: boolean;
  /** What is being heard. */
  readonly sounding: SoundName | undefined;
}

export interface Sounds extends Observable<SoundState> {
  readonly setOn: (on: boolean) => void;
  /** Silent unless sound is on. Never waited for, and never in the way of play. */
  readonly play: (name: SoundName) => void;
}

export interface SoundPorts {
  /** The choice kept on this device; reading and writing may throw where storage is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly ring: (name: SoundName) => void;
  readonly after: (ms: number, work: () => void) => () => void;
}

export function createSounds({ storage, ring, after }: SoundPorts): Sounds {
  const source = createSource<SoundState>({ on: chosen(storage), sounding: undefined });
  let cancel: () => void = () => undefined;

  const show = (name: SoundName) => {
    cancel();
    source.set({ on: true, sounding: name });
    cancel = after(SHOWN_MS[name], () => source.set({ ...source.getSnapshot(), sounding: undefined }));
  };

  const play = (name: SoundName) => {
    if (!source.getSnapshot().on) return;
    ring(name);
    show(name);
  };

  return {
    subscribe: source.subscribe,
    getSnapshot: source.getSnapshot,
    play,
    setOn(on) {
      cancel();
      source.set({ on, sounding: undefined });
      remember(storage, on);
      // The choice is heard, and the press that made it lets the browser make sound at all.
      if (on) play('key');
    },
  };
}

const ON = 'on';

function chosen(storage: SoundPorts['storage']): boolean {
  try {
    return storage().getItem(soundKey) === ON;
  } catch {
    return false;
  }
}

function remember(storage: SoundPorts['storage'], on: boolean): void {
  try {
    storage().setItem(soundKey, on ? ON : 'off');
  } catch {
    // Storage is blocked: the choice lasts until the page closes.
  }
}

/** The sounds of this window. */
export const sounds: Sounds = createSounds({ storage: () => localStorage, ring: playTicks, after: browserPorts.after });
