import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { focusFirst } from '../input/focus-first.ts';
import { AFTER_PRESS_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import css from './start-row.module.css';

export interface StartRowProps {
  /** A word before the start, for instance that there are fewer questions. */
  readonly said?: string | undefined;
  /** Why the set-up is refused. */
  readonly error?: string | undefined;
  /** Back from a game: the keyboard goes on from here. */
  readonly returned: boolean;
  readonly label?: string;
}

/** The way into the game, always under the thumb. */
export function StartRow({ said, error, returned, label = 'Start' }: StartRowProps) {
  const there = useControls(returned ? AFTER_PRESS_MS : 0);
  return (
    <div className={css['start']} data-thumb-row="">
      <div className={css['said']}>
        <output className={css['word']}>{said}</output>
        <p role="alert" className={css['alert']}>
          {error !== undefined && (
            <>
              <Icon name="cross" size="small" />
              {error}
            </>
          )}
        </p>
      </div>
      <Button
        // What is not in sight takes no focus: it is given again.
        key={String(there)}
        type="submit"
        variant="primary"
        size="large"
        wide
        className={controlsClass(there)}
        ref={returned ? focusFirst : undefined}
      >
        {label}
      </Button>
    </div>
  );
}
