import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { device } from '../../device/device.ts';
import { storageSentence } from '../../device/storage-sentence.ts';
import { fileName } from '../../storage/backup/format.ts';
import { newHeader, writeBackup } from '../../storage/backup/write.ts';
import { countedGames } from '../../storage/counted-games.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { problemOf } from '../../storage/storage-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { BringBack } from './bring-back.tsx';
import { saveFile } from './files.ts';
import { gamesAsCsv } from './games-csv.ts';
import css from './your-data.module.css';

export interface YourDataProps {
  /** Whose data; undefined for a guest, who has none. */
  readonly row: PlayerRow | undefined;
  /** Called when the player of a restored file shall play. */
  readonly onPlay: (row: PlayerRow) => void;
  /** Whether it is a part of a page: then none of its buttons is the main action. */
  readonly onPage?: boolean;
}

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

/** Everything that leaves this device as a file, and comes back from one. It stands in a dialog or on a page. */
export function YourData({ row, onPlay, onPage = false }: YourDataProps) {
  const [file, setFile] = useState<File>();
  if (!file) return <Offers row={row} onFile={setFile} onPage={onPage} />;
  return (
    <div className={css['stack']}>
      <BringBack file={file} onBack={() => setFile(undefined)} onDone={onPlay} />
    </div>
  );
}

/** What became of the last press, beside the button that was pressed. */
interface Said {
  readonly of: 'backup' | 'table';
  readonly saved?: string;
  readonly problem?: string;
}

interface OffersProps extends Required<Pick<YourDataProps, 'row' | 'onPage'>> {
  readonly onFile: (file: File) => void;
}

function Offers({ row, onFile, onPage }: OffersProps) {
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState<Said['of']>();

  const save = async (of: Said['of'], saving: () => Promise<string>) => {
    setBusy(of);
    setSaid(undefined);
    try {
      setSaid({ of, saved: await saving() });
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      setSaid({ of, problem: storageSentence(problem) });
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <div className={classes(css['offers'], onPage && css['onPage'])}>
      {row && (
        <Offer
          icon="sheet"
          title="Save a backup"
          text={`One file with ${row.nickname}’s games, badges and settings, as far as this device has them. No password is in it.`}
          said={said?.of === 'backup' ? said : undefined}
        >
          <Button
            variant={onPage ? 'quiet' : 'primary'}
            busy={busy === 'backup'}
            onClick={() => void save('backup', () => saveBackup(row))}
          >
            Save a backup
          </Button>
        </Offer>
      )}
      <Offer
        icon="enter"
        title="Bring back a backup"
        text="From this device or another, with no network. You see what is in the file before anything changes."
      >
        <FileButton onFile={onFile} primary={!row && !onPage} />
      </Offer>
      {row && (
        <Offer
          icon="chart"
          title="Games as a table"
          text="A CSV file for a spreadsheet: one row a game, with score, time and XP."
          said={said?.of === 'table' ? said : undefined}
        >
          <Button busy={busy === 'table'} onClick={() => void save('table', () => saveTable(row))}>
            Save as CSV
          </Button>
        </Offer>
      )}
      {!row && <p className={css['note']}>You play as a guest, so there is nothing to save. A backup brings its player along.</p>}
    </div>
  );
}

interface OfferProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly said?: Said | undefined;
  readonly children: ReactNode;
}

function Offer({ icon, title, text, said, children }: OfferProps) {
  return (
    <section className={css['offer']}>
      <Icon name={icon} />
      <h3 className={css['title']}>{title}</h3>
      <p className={css['note']}>{text}</p>
      <div className={css['action']}>
        {children}
        {said?.saved !== undefined && (
          <Banner tone="right" icon="tick">
            <span className={css['fileName']}>{said.saved}</span> is in your downloads.
          </Banner>
        )}
        {said?.problem !== undefined && <Banner tone="wrong">{said.problem}</Banner>}
      </div>
    </section>
  );
}

/** A button that opens the browser's own choice of a file. */
function FileButton({ onFile, primary }: { readonly onFile: (file: File) => void; readonly primary: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={choose} />
      <Button variant={primary ? 'primary' : 'quiet'} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  );
}
