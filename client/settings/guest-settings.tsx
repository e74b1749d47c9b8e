import { openPlayers, openSignIn, openSignUp } from '../device/dialogs.ts';
import { Button } from '../ui/button/button.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { Data } from './data.tsx';
import { PlayersHere } from './players-here.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** What a guest sees: nothing of a guest is kept, so there is nothing to set (spec 2 §2, Settings). */
export const GuestSettings = () => (
  <>
    <Section title="Account" note="An account keeps your games on all your devices.">
      <p>Please sign in to access settings</p>
      <div className={css['links']}>
        <Button variant="primary" onClick={() => openSignIn()}>
          Sign in
        </Button>
        <Button onClick={openSignUp}>Sign up</Button>
        <Button variant="plain" onClick={openPlayers}>
          Play without an account
        </Button>
      </div>
    </Section>
    <PlayersHere />
    <Data row={undefined} />
    <AnalyticsSection />
  </>
);
