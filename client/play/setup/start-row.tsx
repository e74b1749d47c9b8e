import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { useRootMark } from '../../ui/root-mark.ts';
import { AFTER_PRESS_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import * as words from '../../words/en/play/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './start-row.module.css';

/** The id of the text that says why the set-up is refused. */
export const REFUSAL = 'refusal';

interface StartRowProps {
  /** A note before the start, for instance that there are fewer questions. */
  readonly said?: string | undefined;
  /** Why the set-up is refused. */
  readonly error?: string | undefined;
  /** Whether the player came back from a game. Then Start gets the focus. */
  readonly returned: boolean;
  readonly label?: string;
}

/** The row with Start, always at the bottom of the window. */
export function StartRow({ said, error, returned, label = words.start }: StartRowProps) {
  useRootMark('thumbRow');
  useRootMark('promptsBelow');
  const there = useControls(returned ? AFTER_PRESS_MS : 0);
  return (
    <div className={css['start']}>
      <div className={css['said']}>
        {/* Whoever reads the page comes to neither while it is empty. */}
        <p aria-live="polite" className={ui['soft']}>
          {said}
        </p>
        <p id={REFUSAL} role="alert" className={css['alert']}>
          {error !== undefined && (
            <>
              <Icon name="cross" size="small" />
              <span>{error}</span>
            </>
          )}
        </p>
      </div>
      <Button
        // A hidden button cannot take the focus, so the new key mounts it again when it is shown.
        key={String(there)}
        type="submit"
        variant="primary"
        size="large"
        wide
        className={controlsClass(there)}
        ref={returned ? focusFirst : undefined}
        data-scan="first"
      >
        {label}
      </Button>
    </div>
  );
}
