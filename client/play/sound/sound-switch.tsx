import { useSyncExternalStore, type MouseEvent } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { canVibrate } from './sound-ticks.ts';
import { sounds } from './sounds.ts';
import css from './sound-switch.module.css';

const useSounds = () => useSyncExternalStore(sounds.subscribe, sounds.getSnapshot, () => SILENT);

/** What the first screen shows before the window knows its choices. */
const SILENT = { on: false, vibrates: false, sounding: undefined } as const;

/** A press by hand leaves the keys where they are: Enter stays the game's. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Sound on or off on this device; it shows when something is heard. In the same corner of every game's set-up, play and summary. */
export function SoundSwitch() {
  const { on, sounding } = useSounds();
  return (
    <IconButton
      label="Sound"
      aria-pressed={on}
      className={css['switch']}
      data-sounding={sounding}
      onMouseDown={keepFocus}
      onClick={() => sounds.setOn(!on)}
    >
      <Icon name={on ? 'sound' : 'silent'} />
    </IconButton>
  );
}

const never = () => () => undefined;

/** Whether a wrong answer is felt on this device; only where it can be. */
export function VibrationSwitch() {
  const { vibrates } = useSounds();
  const possible = useSyncExternalStore(never, canVibrate, () => false);
  if (!possible) return null;
  return (
    <IconButton label="Vibration" aria-pressed={vibrates} className={css['switch']} onClick={() => sounds.setVibrates(!vibrates)}>
      <Icon name="vibration" />
    </IconButton>
  );
}
