import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { usePurpose } from '../purpose/current-purpose.ts';
import { STOP_WORDS } from '../purpose/words.ts';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onStop: () => void;
}

/** Asks before a run is stopped. The clock does not stop meanwhile. */
export function DiscardDialog({ open, onStay, onStop }: DiscardDialogProps) {
  const words = STOP_WORDS[usePurpose().kind];
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={words.title}
      actions={
        <>
          <Button variant="danger" onClick={onStop}>
            {words.stop}
          </Button>
          <Button variant="primary" ref={focusFirst} onClick={onStay}>
            Keep playing
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
