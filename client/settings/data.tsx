import { PlayerData } from '../players/your-data/player-data.tsx';
import type { PlayerRow } from '../storage/records.ts';
import { DataSection, playAs } from './data-section.tsx';

/** A player's data as files. */
export const Data = ({ row }: { readonly row: PlayerRow }) => (
  <DataSection>
    <PlayerData onPage row={row} onPlay={(chosen) => void playAs(chosen)} />
  </DataSection>
);
