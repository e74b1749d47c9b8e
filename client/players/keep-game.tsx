import { useEffect, useRef, useState } from 'react';
import type { Engine, FinishReport } from '../engine/engine.ts';
import { UNNAMED } from '../storage/records.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { untilLoaded } from '../window/missing-chunk.ts';
import { followDeviceAnew } from '../device/pinned-player.ts';
import { openSignIn, openSignUp } from '../device/dialogs.ts';
import type { GameKeeper } from './game-keeper.ts';
import { LearnerForm, type Learner } from './learner-form.tsx';
import * as words from '../words/en/players/keep-game.ts';
import css from './players.module.css';

interface KeepGameProps {
  readonly sessionId: string;
  /** Whether it was played by somebody whom this device does not know any more. */
  readonly playerGone?: true | undefined;
  /** The engine that holds the game. */
  readonly engine: () => Promise<Engine>;
  /** Called when the game is durable on this device. */
  readonly onKept: (report: FinishReport) => void;
}

/** A placeholder learner for a sign-in from a summary. The account's name replaces it when the sign-in completes. */
const PLACEHOLDER: Learner = { nickname: UNNAMED, colour: 'sun', shape: 'circle' };

/** The offer on a guest's summary: keep the finished game for a learner, by one tap, or for an account (decision D1). */
export function KeepGame({ sessionId, playerGone, engine: engineOf, onKept }: KeepGameProps) {
  useEffect(() => {
    if (playerGone) void followDeviceAnew();
  }, [playerGone]);
  const [naming, setNaming] = useState(false);
  const [error, setError] = useState<string>();
  const keeper = useRef<Promise<GameKeeper>>(undefined);

  /** Keeps the game. The keeper remembers the learner it made, so a second try or tap makes no other. */
  const keep = async (learner: Learner): Promise<boolean> => {
    setError(undefined);
    keeper.current ??= Promise.all([untilLoaded(() => import('./game-keeper.ts')), engineOf()]).then(([{ createGameKeeper }, engine]) =>
      createGameKeeper(sessionId, engine),
    );
    const kept = await (await keeper.current).keep(learner);
    if (kept.ok) onKept(kept.value);
    else setError(kept.error);
    return kept.ok;
  };

  /** Keeps the game first, so that it is not lost while the player waits for the mail. The dialog then offers to claim it. */
  const keepFor = async (open: () => void) => {
    if (await keep(PLACEHOLDER)) open();
  };

  return (
    <div className={css['keep']}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p className={css['note']} role={playerGone && 'alert'}>
        {playerGone ? words.playerGone : words.asGuest}
      </p>
      <div className={css['offer']}>
        <Button onClick={() => setNaming(true)}>{words.keep}</Button>
        <Button variant="plain" onClick={() => void keepFor(() => openSignIn())}>
          {words.signIn}
        </Button>
        <Button variant="plain" onClick={() => void keepFor(openSignUp)}>
          {words.signUp}
        </Button>
      </div>
      <Dialog open={naming} onClose={() => setNaming(false)} title={words.keep}>
        <LearnerForm
          action={words.keepMine}
          onDone={async (learner) => {
            if (await keep(learner)) setNaming(false);
          }}
        />
      </Dialog>
    </div>
  );
}
