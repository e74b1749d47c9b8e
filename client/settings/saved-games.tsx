import { useRead } from '../device/use-read.ts';
import { DeviceLine } from '../players/device-line.tsx';
import { Section } from './section.tsx';
import { readStorageState, storageStateText } from './storage-state.ts';
import css from './settings.module.css';

/** What is saved and what waits to be synced, and how safely this browser keeps it. */
export function SavedGames() {
  const state = useRead(readStorageState, 'storage');
  return (
    <Section title="Saved games" note="Games are saved on this device first, and synced when there is a network and an account.">
      <div className={css['state']}>
        <DeviceLine />
      </div>
      {state !== undefined && <p className={css['soft']}>{storageStateText(state)}</p>}
    </Section>
  );
}
