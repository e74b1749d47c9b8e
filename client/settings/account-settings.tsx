import { useState } from 'react';
import { openDeleteAccount, openSignOut } from '../device/dialogs.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { Data } from './data.tsx';
import { HowYouPlay } from './how-you-play.tsx';
import { PlayersHere } from './players-here.tsx';
import { Profile } from './profile.tsx';
import { PlayerPractice } from './practice/player-practice.tsx';
import { SavedGames } from './saved-games.tsx';
import { Section } from './section.tsx';
import { SignInSections } from './sign-in/sign-in-sections.tsx';
import * as words from '../words/en/settings/account.ts';
import ui from '../ui/ui.module.css';

/** The settings of an account. What is on this device can be read without a network. */
const AccountSettings = ({ row }: { readonly row: PlayerRow }) => (
  <>
    <Profile row={row} />
    <SignInAndDevices row={row} />
    <HowYouPlay />
    <PlayerPractice row={row} />
    <SavedGames row={row} />
    <PlayersHere />
    <Data row={row} />
    <AnalyticsSection />
    <Section title={words.signOut.title} note={words.signOut.note}>
      <div className={ui['row3']}>
        <Button aria-haspopup="dialog" onClick={() => openSignOut(row)}>
          {words.signOut.button}
        </Button>
      </div>
    </Section>
    <Section title={words.deletion.title} note={words.deletion.note}>
      <div className={ui['row3']}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => openDeleteAccount(row)}>
          {words.deletion.button}
        </Button>
      </div>
    </Section>
  </>
);

export default AccountSettings;

/** A change of how the account is signed in to may end the sessions of other devices, so their list is read anew. */
function SignInAndDevices({ row }: { readonly row: PlayerRow }) {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <SignInSections row={row} onChanged={() => setChanges((before) => before + 1)} />
      <DevicesSection key={changes} row={row} />
    </>
  );
}
