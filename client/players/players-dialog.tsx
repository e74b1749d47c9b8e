import { useState } from 'react';
import type { TenfoldStorage } from '../storage/open-storage.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button, IconButton } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Avatar } from '../art/avatar.tsx';
import { closeDialog, openSignIn, openYourData } from '../device/dialogs.ts';
import { device } from '../device/device.ts';
import { LearnerForm } from './learner-form.tsx';
import { LeavePlayer, type Leaving } from './leave-player.tsx';
import PlayerMark from './player-mark.tsx';
import { storageSentence } from '../device/storage-sentence.ts';
import { useStored } from '../device/use-stored.ts';
import * as labels from '../words/en/players/actions.ts';
import * as kindWords from '../words/en/players/kinds.ts';
import * as words from '../words/en/players/players-dialog.ts';
import ui from '../ui/ui.module.css';
import page from '../ui/page.module.css';
import css from './players.module.css';

/** "Who is playing?": all players on this device. A tap switches; switching never changes anyone's games (P7). */
export default function PlayersDialog() {
  const [view, setView] = useState<'list' | 'new' | Leaving>('list');
  const [error, setError] = useState<string>();

  return (
    <Dialog open onClose={closeDialog} title={view === 'new' ? words.newLearner : words.title}>
      <div className={ui['column5']}>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
        {view === 'new' && (
          <LearnerForm
            action={words.start}
            onDone={async (learner) => {
              const made = await device().storage.players.createLearner(learner);
              if (made.ok) closeDialog();
              else setError(storageSentence(made.error));
            }}
          />
        )}
        {view === 'list' && <PlayerList onNew={() => setView('new')} onLeave={setView} onError={setError} />}
        {typeof view === 'object' && <LeavePlayer leaving={view} onDone={() => setView('list')} />}
      </div>
    </Dialog>
  );
}

interface PlayerListProps {
  readonly onNew: () => void;
  readonly onLeave: (leaving: Leaving) => void;
  readonly onError: (sentence: string) => void;
}

function PlayerList({ onNew, onLeave, onError }: PlayerListProps) {
  const found = useStored(readPlayers, 'players');

  const choose = async (localId: string | null) => {
    const switched = await device().storage.players.switchTo(localId);
    if (switched.ok) closeDialog();
    else onError(storageSentence(switched.error));
  };

  return (
    <>
      <ul className={css['list']}>
        {found?.rows.map((row) => (
          <PlayerItem
            key={row.localId}
            row={row}
            playing={row.localId === found.playing}
            deleted={found.deleted.has(row.localId)}
            onChoose={choose}
            onLeave={onLeave}
          />
        ))}
        <li className={css['row']}>
          <button
            type="button"
            className={css['player']}
            aria-pressed={found !== undefined && found.playing === undefined}
            onClick={() => void choose(null)}
          >
            <Icon name="player" />
            <span className={css['who']}>
              <span className={css['name']}>{words.guest}</span>
              <span className={css['note']}>{words.aboutGuest}</span>
            </span>
          </button>
        </li>
      </ul>
      <div className={page['links']}>
        <Button variant="primary" onClick={onNew}>
          {words.newLearner}
        </Button>
        <Button onClick={() => openSignIn()}>{labels.signIn}</Button>
        <Button variant="plain" onClick={openYourData}>
          {labels.yourData}
        </Button>
      </div>
    </>
  );
}

async function readPlayers({ players }: TenfoldStorage) {
  const [rows, playing, deleted] = [await players.list(), await players.current(), await players.deleted()];
  return { rows, playing: playing?.localId, deleted: new Set(deleted.ok ? deleted.value.map(({ localId }) => localId) : []) };
}

interface PlayerItemProps {
  readonly row: PlayerRow;
  readonly playing: boolean;
  /** Whether the account was deleted on the server. */
  readonly deleted: boolean;
  readonly onChoose: (localId: string) => Promise<void>;
  readonly onLeave: (leaving: Leaving) => void;
}

function noteOf(row: PlayerRow, deleted: boolean): string {
  if (deleted) return words.accountDeleted;
  if (row.kind === 'learner') return kindWords.learner;
  return row.signedOut ? kindWords.signedOut : kindWords.account;
}

function PlayerItem({ row, playing, deleted, onChoose, onLeave }: PlayerItemProps) {
  const signedIn = row.kind === 'account' && !row.signedOut && !deleted;
  return (
    <li className={css['row']}>
      <button
        type="button"
        className={css['player']}
        aria-pressed={playing}
        onClick={() => (row.signedOut ? openSignIn() : void onChoose(row.localId))}
      >
        {playing ? <PlayerMark row={row} /> : <Avatar name={row.nickname} colour={row.colour} shape={row.shape} />}
        <span className={css['who']}>
          <span className={css['name']}>{row.nickname}</span>
          <span className={css['note']}>{noteOf(row, deleted)}</span>
        </span>
      </button>
      {signedIn && (
        <IconButton label={words.signOut(row.nickname)} onClick={() => onLeave({ kind: 'sign-out', row })}>
          <Icon name="arrow-right" />
        </IconButton>
      )}
      {!signedIn && (
        <IconButton label={words.remove(row.nickname)} onClick={() => onLeave({ kind: deleted ? 'deleted' : 'remove', row })}>
          <Icon name="close" />
        </IconButton>
      )}
    </li>
  );
}
