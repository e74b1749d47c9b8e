import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useAttempt } from '../current-attempt.ts';

export interface DiscardDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onStop: () => void;
}

const FREE_PLAY = {
  title: 'Stop this game?',
  stop: 'Stop the game',
  text: 'It ends without a result, and nothing of it is kept. The clock is still running.',
};
const ATTEMPT = {
  title: 'End your attempt?',
  stop: 'End the attempt',
  text: 'What you have reached so far is your result, and there is one attempt a day. The clock is still running.',
};

/** Asks before a run is discarded, or an attempt at a challenge ended. The clock does not stop meanwhile. */
export function DiscardDialog({ open, onStay, onStop }: DiscardDialogProps) {
  const words = useAttempt() ? ATTEMPT : FREE_PLAY;
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
