import { useRef, useState } from 'react';
import type { Engine, FinishReport } from '../engine/engine.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { untilLoaded } from '../window/missing-part.ts';
import { openSignIn, openSignUp } from '../device/dialogs.ts';
import type { GameKeeper } from './game-keeper.ts';
import { LearnerForm, type Learner } from './learner-form.tsx';
import css from './players.module.css';

export interface KeepGameProps {
  readonly sessionId: string;
  /** The engine that holds the game. */
  readonly engine: () => Promise<Engine>;
  /** Called when the game is durable on this device. */
  readonly onKept: (report: FinishReport) => void;
}

/** Stands for someone who signs in from a summary: the account's name replaces it when the sign-in completes. */
const PASSING: Learner = { nickname: 'Player', colour: 'sun', shape: 'circle' };

/** On a guest's summary: the game just finished becomes a learner's, by one tap, or an account's (decision D1). */
export function KeepGame({ sessionId, engine: engineOf, onKept }: KeepGameProps) {
  const [naming, setNaming] = useState(false);
  const [error, setError] = useState<string>();
  const keeper = useRef<Promise<GameKeeper>>(undefined);

  /** The keeper remembers the learner it made: a second try, or a second tap, makes no other. */
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

  /** Kept first, so that nothing is lost while the mail is on its way; the dialog then offers to take the games along. */
  const keepFor = async (open: () => void) => {
    if (await keep(PASSING)) open();
  };

  return (
    <div className={css['keep']}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p className={css['note']}>You play as a guest: this game is gone when you start another or close the page.</p>
      <div className={css['offer']}>
        <Button onClick={() => setNaming(true)}>Keep this game</Button>
        <Button variant="plain" onClick={() => void keepFor(() => openSignIn())}>
          Sign in
        </Button>
        <Button variant="plain" onClick={() => void keepFor(openSignUp)}>
          Sign up
        </Button>
      </div>
      <Dialog open={naming} onClose={() => setNaming(false)} title="Keep this game">
        <LearnerForm
          action="Keep my game"
          onDone={async (learner) => {
            if (await keep(learner)) setNaming(false);
          }}
        />
      </Dialog>
    </div>
  );
}
