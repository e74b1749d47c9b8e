import { useSyncExternalStore, type MouseEvent } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { canVibrate } from './vibration.ts';
import { sounds } from './sounds.ts';
import * as words from '../../words/en/play/sound.ts';
import css from './sound-switch.module.css';

const useSounds = () => useSyncExternalStore(sounds.subscribe, sounds.getSnapshot, () => SILENT);

/** What the first screen shows before the device's settings are read. */
const SILENT = { on: false, vibrates: false, sounding: undefined } as const;

/** A press on the switch does not move the focus, so that Enter stays the game's. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Turns sound on or off on this device, and shows when a sound plays. In the same corner of every set-up, play screen and summary. */
export function SoundSwitch() {
  const { on, sounding } = useSounds();
  return (
    <IconButton
      label={words.sound}
      aria-pressed={on}
      className={css['switch']}
      data-sounding={sounding}
      data-scan="last"
      onMouseDown={keepFocus}
      onClick={() => sounds.setOn(!on)}
    >
      <Icon name={on ? 'sound' : 'silent'} />
    </IconButton>
  );
}

const never = () => () => undefined;

/** Turns vibration on or off for wrong answers. Shown only if this device may vibrate. */
export function VibrationSwitch() {
  const { vibrates } = useSounds();
  const possible = useSyncExternalStore(never, canVibrate, () => false);
  if (!possible) return null;
  return (
    <IconButton label={words.vibration} aria-pressed={vibrates} className={css['switch']} onClick={() => sounds.setVibrates(!vibrates)}>
      <Icon name="vibration" />
    </IconButton>
  );
}
