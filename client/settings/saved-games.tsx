import { AWAITED, AWAITED_WORDS, whenSynced } from '../device/first-sync.ts';
import { useRead } from '../device/use-read.ts';
import { useStored } from '../device/use-stored.ts';
import { DeviceLine } from '../players/device-line.tsx';
import type { PlayerRow } from '../storage/records.ts';
import { Section } from './section.tsx';
import { readStorageState, storageStateText } from './storage-state.ts';
import * as words from '../words/en/settings/saved-games.ts';
import ui from '../ui/ui.module.css';
import css from './settings.module.css';

/** What is saved and what waits to be synced, and how safely this browser keeps it. */
export function SavedGames({ row }: { readonly row: PlayerRow }) {
  const { localId } = row;
  const figures = useStored(async (storage) => whenSynced(storage.player(localId), row, async () => undefined), localId);
  const state = useRead(readStorageState, 'storage');
  return (
    <Section title={words.title} note={words.note}>
      <div className={css['state']}>
        <DeviceLine />
      </div>
      {figures === AWAITED && <p className={ui['note']}>{AWAITED_WORDS}</p>}
      {state !== undefined && <p className={ui['note']}>{storageStateText(state)}</p>}
    </Section>
  );
}
