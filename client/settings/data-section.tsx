import type { ReactNode } from 'react';
import { openSignIn } from '../device/dialogs.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Section } from './section.tsx';

/** Backup, restore and the table of games. */
export const DataSection = ({ children }: { readonly children: ReactNode }) => (
  <Section title="Your data" note="Everything that Tenfold keeps of your games can leave as a file, and come back from one.">
    {children}
  </Section>
);

/** The player of a restored file plays. A guest's page is shown without the code of the storage. */
export async function playAs(row: PlayerRow): Promise<void> {
  if (row.signedOut === true) return openSignIn();
  const { device } = await untilLoaded(() => import('../device/device.ts'));
  await device().storage.players.switchTo(row.localId);
}
