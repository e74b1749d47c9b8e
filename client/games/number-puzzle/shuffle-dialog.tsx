import { stay } from '../../play/stage/stay.ts';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import * as words from '../../words/en/number-puzzle/play.ts';

interface ShuffleDialogProps {
  /** Whether the run has no clock, which would go on meanwhile. */
  readonly untimed: boolean;
  readonly onStay: () => void;
  readonly onShuffle: () => void;
}

/** Asks before a board with moves is replaced. The clock does not stop meanwhile. */
export function ShuffleDialog({ untimed, onStay, onShuffle }: ShuffleDialogProps) {
  return (
    <Dialog
      open
      alert
      onClose={stay(onStay)}
      title={words.shuffleTitle}
      text={<p>{untimed ? words.aboutUntimedShuffle : words.aboutShuffle}</p>}
      actions={
        <>
          <Button onClick={onShuffle}>{words.shuffle}</Button>
          <Button variant="primary" ref={focusFirst} onClick={stay(onStay)}>
            {words.keepBoard}
          </Button>
        </>
      }
    />
  );
}
