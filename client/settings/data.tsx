import { device } from '../device/device.ts';
import { openSignIn } from '../device/dialogs.ts';
import { YourData } from '../players/your-data/your-data.tsx';
import type { PlayerRow } from '../storage/records.ts';
import { Section } from './section.tsx';

async function play(row: PlayerRow): Promise<void> {
  if (row.signedOut === true) return openSignIn();
  await device().storage.players.switchTo(row.localId);
}

/** Backup, restore and the table of games. */
export const Data = ({ row }: { readonly row: PlayerRow | undefined }) => (
  <Section title="Your data" note="Everything that Tenfold keeps of your games can leave as a file, and come back from one.">
    <YourData onPage row={row} onPlay={(chosen) => void play(chosen)} />
  </Section>
);
