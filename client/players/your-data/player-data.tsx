import { device } from '../../device/device.ts';
import { fileName } from '../../storage/backup/format.ts';
import { newHeader, writeBackup } from '../../storage/backup/write.ts';
import { countedGames } from '../../storage/counted-games.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { DataOffers, type DataOffersProps } from './data-offers.tsx';
import { saveFile } from './files.ts';
import { gamesAsCsv } from './games-csv.ts';
import { SaveOffer } from './save-offer.tsx';
import * as words from '../../words/en/your-data/save.ts';

/** Saves a player's backup file; resolves with its name. */
async function saveBackup(row: PlayerRow): Promise<string> {
  const { host, storage } = device();
  const header = newHeader(row, host);
  const name = fileName(header, host.utcOffsetMin());
  await saveFile(name, 'application/json', writeBackup(storage.player(row.localId), header, host));
  return name;
}

/** The same for the table of the player's games. */
async function saveTable(row: PlayerRow): Promise<string> {
  const { host, storage } = device();
  const day = new Date(host.now() + host.utcOffsetMin() * 60_000).toISOString().slice(0, 10);
  const name = `tenfold-games-${day}.csv`;
  await saveFile(name, 'text/csv;charset=utf-8', gamesAsCsv(await countedGames(storage.player(row.localId))));
  return name;
}

interface PlayerDataProps extends Pick<DataOffersProps, 'onPlay' | 'onPage'> {
  readonly row: PlayerRow;
}

/** A player's backup, and the table of the player's games. */
export const PlayerData = ({ row, ...props }: PlayerDataProps) => (
  <DataOffers
    {...props}
    first={
      <SaveOffer
        icon="sheet"
        title={words.backup.title}
        text={words.backup.about(row.nickname)}
        button={words.backup.button}
        variant={props.onPage ? 'quiet' : 'primary'}
        save={() => saveBackup(row)}
      />
    }
  >
    <SaveOffer icon="chart" title={words.table.title} text={words.table.about} button={words.table.button} save={() => saveTable(row)} />
  </DataOffers>
);
