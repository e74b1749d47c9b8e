import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { focusFirst } from './focus-first.ts';
import { useIgnoredLatePresses } from './late-presses.ts';
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
  useIgnoredLatePresses('same place', returned);
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
      <Button type="submit" variant="primary" size="large" wide ref={returned ? focusFirst : undefined}>
        {label}
      </Button>
    </div>
  );
}
