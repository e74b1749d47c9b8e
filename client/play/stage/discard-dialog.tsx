import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { usePurpose } from '../purpose/current-purpose.ts';
import { stay } from './stay.ts';
import * as words from '../../words/en/play/stop.ts';

interface DiscardDialogProps {
  /** Whether the run has no clock, which would go on meanwhile. */
  readonly untimed: boolean;
  readonly onStay: () => void;
  readonly onStop: () => void;
}

/** Asks before a run is stopped. The clock does not stop meanwhile. */
export function DiscardDialog({ untimed, onStay, onStop }: DiscardDialogProps) {
  const { title, stop, text } = words.questions[usePurpose().kind];
  return (
    <Dialog
      open
      alert
      onClose={stay(onStay)}
      title={title}
      text={<p>{untimed ? text : `${text} ${words.clockGoesOn}`}</p>}
      actions={
        <>
          <Button variant="danger" onClick={onStop}>
            {stop}
          </Button>
          <Button variant="primary" ref={focusFirst} onClick={stay(onStay)}>
            {words.keepPlaying}
          </Button>
        </>
      }
    />
  );
}
