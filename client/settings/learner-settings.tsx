import { useState } from 'react';
import { device } from '../device/device.ts';
import { openSignIn, openSignUp } from '../device/dialogs.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { LearnerForm } from '../players/learner-form.tsx';
import { LeavePlayer } from '../players/leave-player.tsx';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { Data } from './data.tsx';
import { PlayersHere } from './players-here.tsx';
import { SavedGames } from './saved-games.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** The settings of a learner on this device (decision D1). None of them needs a network. */
const LearnerSettings = ({ row }: { readonly row: PlayerRow }) => (
  <>
    <Look row={row} />
    <Section title="Account" note="An account keeps the same games on all your devices. Each counts once.">
      <p>{`${row.nickname}’s games are in this browser only. Keep them as an account, and they go along: nothing played so far is lost.`}</p>
      <div className={css['links']}>
        <Button variant="primary" onClick={openSignUp}>
          Keep as an account
        </Button>
        <Button onClick={() => openSignIn()}>I have an account</Button>
      </div>
    </Section>
    <SavedGames row={row} />
    <PlayersHere />
    <Data row={row} />
    <AnalyticsSection />
    <Removal row={row} />
  </>
);

export default LearnerSettings;

/** Nickname, colour and shape. */
function Look({ row }: { readonly row: PlayerRow }) {
  const [error, setError] = useState<string>();
  return (
    <Section title="You" note="How you find yourself on this device. Nobody else sees it.">
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <LearnerForm
        action="Save"
        initial={row}
        onDone={async (learner) => {
          setError(undefined);
          const changed = await device().storage.players.changeLook(row.localId, learner);
          if (changed.ok) showToast('Saved', 'right');
          else setError(storageSentence(changed.error));
        }}
      />
    </Section>
  );
}

function Removal({ row }: { readonly row: PlayerRow }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Remove from this device" note="What only this device has is lost with it. To keep it, save a backup first.">
      <div className={css['links']}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>{`Remove ${row.nickname}`}</Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Remove from this device">
        <div className={css['form']}>
          <LeavePlayer leaving={{ kind: 'remove', row }} onDone={() => setAsking(false)} />
        </div>
      </Dialog>
    </Section>
  );
}
