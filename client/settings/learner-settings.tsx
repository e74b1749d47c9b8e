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
import { HowYouPlay } from './how-you-play.tsx';
import { PlayersHere } from './players-here.tsx';
import { PlayerPractice } from './practice/player-practice.tsx';
import { SavedGames } from './saved-games.tsx';
import { Section } from './section.tsx';
import * as labels from '../words/en/settings/actions.ts';
import * as words from '../words/en/settings/learner.ts';
import ui from '../ui/ui.module.css';

/** The settings of a learner on this device (decision D1). None of them needs a network. */
const LearnerSettings = ({ row }: { readonly row: PlayerRow }) => (
  <>
    <Look row={row} />
    <Section title={words.account.title} note={words.account.note}>
      <p>{words.account.lead(row.nickname)}</p>
      <div className={ui['row3']}>
        <Button variant="primary" onClick={openSignUp}>
          {words.account.keep}
        </Button>
        <Button onClick={() => openSignIn()}>{words.account.has}</Button>
      </div>
    </Section>
    <HowYouPlay />
    <PlayerPractice row={row} />
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
    <Section title={words.you.title} note={words.you.note}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <LearnerForm
        action={labels.save}
        initial={row}
        onDone={async (learner) => {
          setError(undefined);
          const changed = await device().storage.players.changeLook(row.localId, learner);
          if (changed.ok) showToast(words.you.saved, 'right');
          else setError(storageSentence(changed.error));
        }}
      />
    </Section>
  );
}

function Removal({ row }: { readonly row: PlayerRow }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title={words.removal.title} note={words.removal.note}>
      <div className={ui['row3']}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {words.removal.button(row.nickname)}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={words.removal.title}>
        <div className={ui['column4']}>
          <LeavePlayer leaving={{ kind: 'remove', row }} onDone={() => setAsking(false)} />
        </div>
      </Dialog>
    </Section>
  );
}
