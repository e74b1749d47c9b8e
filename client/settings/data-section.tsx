import type { ReactNode } from 'react';
import { openSignIn } from '../device/dialogs.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Section } from './section.tsx';
import { data as words } from '../words/en/settings/page.ts';

/** Backup, restore and the table of games. */
export const DataSection = ({ children }: { readonly children: ReactNode }) => (
  <Section title={words.title} note={words.note}>
    {children}
  </Section>
);

/** The player of a restored file plays. A guest's page is shown without the code of the storage. */
export async function playAs(row: PlayerRow): Promise<void> {
  if (row.signedOut === true) return openSignIn();
  const { device } = await untilLoaded(() => import('../device/device.ts'));
  await device().storage.players.switchTo(row.localId);
}
