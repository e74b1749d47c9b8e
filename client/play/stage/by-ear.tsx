import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useWindowKeys } from '../input/use-window-keys.ts';
import { say, sayAgain } from '../run/sayings.ts';
import { inWords } from './in-words.ts';
import * as words from '../../words/en/play/by-ear.ts';
import css from './by-ear.module.css';

interface ByEarProps {
  /** False while a dialog is open. */
  readonly active: boolean;
}

const AGAIN = '?';
const WHERE = '!';

const isStage = (target: EventTarget | null): boolean => target instanceof Element && target.matches('[role=application]');

/**
 * For whoever hears a game: what the stage shows can be heard again, by keys and by buttons that Tab reaches. Where one stands is what the
 * head says to the eye. Space is the stage's, while no button of it has the focus.
 */
export function ByEar({ active }: ByEarProps) {
  const keys = useRef<HTMLDivElement>(null);
  const tellWhere = () => say(inWords(keys.current?.parentElement ?? null));
  useWindowKeys(({ key, target, repeat: isHeld, ctrlKey, altKey, metaKey }) => {
    if (isHeld || ctrlKey || altKey || metaKey) return false;
    const isAgain = key === AGAIN || (key === ' ' && isStage(target));
    if (isAgain) sayAgain();
    else if (key === WHERE) tellWhere();
    return isAgain || key === WHERE;
  }, active);
  return (
    <div ref={keys} className={css['keys']} data-scan="">
      <Button aria-keyshortcuts={AGAIN} onClick={sayAgain}>
        {words.again}
      </Button>
      <Button aria-keyshortcuts={WHERE} onClick={tellWhere}>
        {words.where}
      </Button>
    </div>
  );
}
