import { useSyncExternalStore } from 'react';
import { IconButton } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { sounds } from './sounds.ts';
import css from './sound-switch.module.css';

/** Sound on or off on this device; it shows when something is heard. */
export function SoundSwitch() {
  const { on, sounding } = useSyncExternalStore(sounds.subscribe, sounds.getSnapshot, sounds.getSnapshot);
  return (
    <IconButton label="Sound" aria-pressed={on} className={css['switch']} data-sounding={sounding} onClick={() => sounds.setOn(!on)}>
      <Icon name={on ? 'sound' : 'silent'} />
    </IconButton>
  );
}
