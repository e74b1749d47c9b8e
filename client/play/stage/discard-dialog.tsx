import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

export interface DiscardDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onStop: () => void;
}

/** Asks before a run is discarded. The clock does not stop meanwhile. */
export function DiscardDialog({ open, onStay, onStop }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Stop this game?"
      actions={
        <>
          <Button variant="danger" onClick={onStop}>
            Stop the game
          </Button>
          <Button variant="primary" ref={focusFirst} onClick={onStay}>
            Keep playing
          </Button>
        </>
      }
    >
      <p>It ends without a result, and nothing of it is kept. The clock is still running.</p>
    </Dialog>
  );
}
