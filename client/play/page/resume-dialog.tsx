import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import * as words from '../../words/en/play/resume.ts';

interface ResumeDialogProps {
  /** False for a run that this build cannot resume. */
  readonly openable: boolean;
  /** What was being played, e.g. "Addition, Medium: 7 of 15 questions". */
  readonly about: string;
  /** What a resumed run begins with, as a text. Absent: a fresh question. */
  readonly waiting?: string | undefined;
  /** Whether the run has a clock. */
  readonly timed: boolean;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
  /** Called if the player decides later. */
  readonly onClose: () => void;
}

/** Offers to resume a run. */
export function ResumeDialog({ openable, about, waiting = words.freshQuestion, timed, onResume, onDiscard, onClose }: ResumeDialogProps) {
  if (!openable) return <NewerRun onClose={onClose} />;
  return (
    <Dialog
      open
      title={words.title}
      text={
        <>
          <p>{about}</p>
          <p>{timed ? `${waiting} ${words.clockGoesOn}` : waiting}</p>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDiscard}>{words.putAway}</Button>
          <Button variant="primary" ref={focusFirst} onClick={onResume}>
            {words.resume}
          </Button>
        </>
      }
    />
  );
}

function NewerRun({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title={words.newerTitle}
      text={<p>{words.newer}</p>}
      onClose={onClose}
      actions={
        <Button variant="primary" ref={focusFirst} onClick={onClose}>
          {words.ok}
        </Button>
      }
    />
  );
}
