import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface ShuffleDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onShuffle: () => void;
}

/** Asks before a board with moves is replaced. The clock does not stop meanwhile. */
export function ShuffleDialog({ open, onStay, onShuffle }: ShuffleDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Shuffle a new board?"
      actions={
        <>
          <Button onClick={onShuffle}>Shuffle</Button>
          <Button variant="primary" ref={focusFirst} onClick={onStay}>
            Keep this board
          </Button>
        </>
      }
    >
      <p>Moves and time start again. The clock is still running.</p>
    </Dialog>
  );
}
