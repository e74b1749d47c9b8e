import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface ResumeDialogProps {
  /** False for a run that this build cannot resume. */
  readonly openable: boolean;
  /** What was being played, e.g. "Addition, Medium: 7 of 15 questions". */
  readonly about: string;
  /** What a resumed run begins with, as a text. Absent: a fresh question. */
  readonly waiting?: string | undefined;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
  /** Called if the player decides later. */
  readonly onClose: () => void;
}

const FRESH_QUESTION = 'Your answers are still here. You get a fresh question, and the clock goes on where it stood.';

/** Offers to resume a run. */
export function ResumeDialog({ openable, about, waiting = FRESH_QUESTION, onResume, onDiscard, onClose }: ResumeDialogProps) {
  if (!openable) return <NewerRun onClose={onClose} />;
  return (
    <Dialog
      open
      title="Go on where you stopped?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDiscard}>Put away</Button>
          <Button variant="primary" ref={focusFirst} onClick={onResume}>
            Resume
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <p>{waiting}</p>
    </Dialog>
  );
}

function NewerRun({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title="A game is waiting"
      onClose={onClose}
      actions={
        <Button variant="primary" ref={focusFirst} onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>It was begun with another version of Tenfold and is kept until that version is here again.</p>
    </Dialog>
  );
}
