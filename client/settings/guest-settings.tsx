import { Suspense, useSyncExternalStore } from 'react';
import { deviceInUse } from '../device/device-in-use.ts';
import { openPlayers, openSignIn, openSignUp } from '../device/dialogs.ts';
import { GuestData } from '../players/your-data/guest-data.tsx';
import { Button } from '../ui/button/button.tsx';
import { chunk, deferredChunk } from '../window/chunk.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { DataSection, playAs } from './data-section.tsx';
import { PlayersSection } from './players-section.tsx';
import { Section } from './section.tsx';
import * as labels from '../words/en/settings/actions.ts';
import * as words from '../words/en/settings/page.ts';
import ui from '../ui/ui.module.css';

const GuestChoices = deferredChunk(() => import('./guest-choices.tsx'));

/** Somebody who has never kept a game here has no database, and needs none to see that. */
const PlayersList = chunk(() => import('./players-list.tsx'));

interface GuestSettingsProps {
  /** Whether it is known that a guest plays. */
  readonly isKnown: boolean;
}

/**
 * What a guest sees: nothing of a guest is kept (spec 2 §2, Settings), and what is chosen goes with the page. Who else plays here is the last part,
 * for the list comes when the device has answered, and moves nothing there.
 */
export function GuestSettings({ isKnown }: GuestSettingsProps) {
  const inUse = useSyncExternalStore(deviceInUse.subscribe, deviceInUse.getSnapshot, () => false);
  return (
    <>
      <Section title={words.guest.title} note={words.guest.note}>
        <p>{words.guest.pleaseSignIn}</p>
        <div className={ui['row3']}>
          <Button variant="primary" onClick={() => openSignIn()}>
            {labels.signIn}
          </Button>
          <Button onClick={openSignUp}>{words.guest.signUp}</Button>
          <Button variant="plain" onClick={openPlayers}>
            {words.guest.playWithout}
          </Button>
        </div>
      </Section>
      <GuestChoices />
      <DataSection>
        <GuestData onPage onPlay={(row) => void playAs(row)} />
      </DataSection>
      <AnalyticsSection />
      <PlayersSection>
        <p>{words.players.guests}</p>
        <Suspense>{isKnown && inUse && <PlayersList />}</Suspense>
      </PlayersSection>
    </>
  );
}
