import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useCelebrating } from '../../ui/feedback/celebrations.ts';
import { classes } from '../../ui/classes.ts';
import { useRootMark } from '../../ui/root-mark.ts';
import { AFTER_PLAY_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import { useGameKeys } from '../input/use-game-keys.ts';
import { useEnterSaid } from './use-enter-said.ts';
import * as words from '../../words/en/play/result.ts';
import css from './summary.module.css';

export interface SummaryActionsProps {
  readonly againLabel?: string | undefined;
  readonly newLabel?: string | undefined;
  readonly onAgain: () => void;
  readonly onNew: () => void;
  /** Whether a pupil shows the result to a teacher: no key leaves it then, and the buttons are over no code that a camera reads. */
  readonly isShown?: boolean;
  /** Where there is something to share: a small button before the others. */
  readonly share?: ReactNode;
}

/** The buttons of a summary, at the bottom of the window, or of the page: the same again, also by Enter, or back to where the game was begun. */
export function SummaryActions(props: SummaryActionsProps) {
  const { againLabel = words.tryAgain, newLabel = words.newChallenge, onAgain, onNew, isShown = false, share } = props;
  useRootMark('thumbRow', isShown ? null : '');
  const celebrating = useCelebrating();
  const there = useControls(AFTER_PLAY_MS, celebrating);
  const active = there && !celebrating && !isShown;
  useGameKeys(onAgain, { only: 'enter', active });
  useEnterSaid(againLabel, active);
  return (
    <div
      className={classes(css['actions'], isShown && css['atEnd'], controlsClass(there))}
      data-row={isShown ? undefined : ''}
      data-scan="first"
    >
      {share}
      <Button size="large" onClick={onNew}>
        {newLabel}
      </Button>
      <Button size="large" variant="primary" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  );
}
