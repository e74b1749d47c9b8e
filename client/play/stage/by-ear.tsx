import { useEffect, useRef, type MouseEvent } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { playChoices } from '../choices/now.ts';
import { gameKey } from '../input/game-keys.ts';
import { useWindowKeys } from '../input/use-window-keys.ts';
import { sayAgain } from '../run/again.ts';
import { say, type Saying } from '../run/sayings.ts';
import { inWords } from './in-words.ts';
import * as words from '../../words/en/play/by-ear.ts';
import css from './by-ear.module.css';

interface ByEarProps {
  /** False while a dialog is open. */
  readonly active: boolean;
  /** Whether the game waits for Enter. */
  readonly waits: boolean;
}

const AGAIN = '?';
const WHERE = '!';

const isStage = (target: EventTarget | null): boolean => target instanceof Element && target.matches('[role=application]');

/** A press does not move the focus, so that Enter stays the game's. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Who plays by switch has a button, and no Enter. */
const sayHowToGoOn = (kind: Saying): void => say(playChoices().switches === 'none' ? words.goOn : '', kind);

/** Says once a game what ends a pause, after what there is to hear in it: nobody sees the button that comes with it. */
function useWayOn(waits: boolean): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (!waits || isTold.current) return;
    isTold.current = true;
    sayHowToGoOn('news');
  }, [waits]);
}

/**
 * For whoever hears a game: what the stage shows can be heard again, by keys and by buttons that Tab reaches. Where one stands is what the
 * head says to the eye. Space is the stage's, while no button of it has the focus. Who is read to sees the button that says it again, too.
 */
export function ByEar({ active, waits }: ByEarProps) {
  const keys = useRef<HTMLDivElement>(null);
  const tellAgain = () => {
    sayAgain();
    if (waits) sayHowToGoOn('question');
  };
  const tellWhere = () => say(inWords(keys.current?.closest('[data-head]') ?? null), 'question');
  useWindowKeys((event) => {
    const { key, target, repeat: isHeld, ctrlKey, altKey, metaKey } = event;
    // Where a Belgian keyboard has its "!", it types an 8.
    if (isHeld || ctrlKey || altKey || metaKey || gameKey(event, false) !== undefined) return false;
    const isAgain = key === AGAIN || (key === ' ' && isStage(target));
    if (isAgain) tellAgain();
    else if (key === WHERE) tellWhere();
    return isAgain || key === WHERE;
  }, active);
  useWayOn(waits);
  const isReadTo = playChoices().aloud !== 'off';
  return (
    <>
      {isReadTo && (
        <IconButton label={words.again} aria-keyshortcuts={AGAIN} onMouseDown={keepFocus} onClick={tellAgain}>
          <svg className={css['icon']} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12a8 8 0 1 0 2.5-5.8M4 3v4.5h4.5" />
          </svg>
        </IconButton>
      )}
      <div ref={keys} className={css['keys']} data-scan="">
        {!isReadTo && (
          <Button aria-keyshortcuts={AGAIN} onClick={tellAgain}>
            {words.again}
          </Button>
        )}
        <Button aria-keyshortcuts={WHERE} onClick={tellWhere}>
          {words.where}
        </Button>
      </div>
    </>
  );
}
