import type { SwitchChoices } from '../../shared/preferences/switch-choices.ts';

/** The fields of a keyboard event that are read here. */
interface KeyEvent {
  readonly code: string;
  readonly key: string;
}

const SPACE = 'Space';
const ENTER = 'Enter';

type SwitchKey = 'choose' | 'go-on';

/** The code of a key. What no hardware sends has a name alone, and each of the two keys named Enter will do. */
function codeOf({ code, key }: KeyEvent): string {
  if (key === ENTER) return ENTER;
  return code === '' && key === ' ' ? SPACE : code || key;
}

/**
 * What a key does for whoever plays by switch. Boxes for switches send Space and Enter: with one switch either chooses, with two Space
 * goes on and Enter chooses, as other games for switches have it. A learned key takes the place of both.
 */
export function switchKey({ switches, chooses, goesOn }: SwitchChoices, event: KeyEvent): SwitchKey | undefined {
  const code = codeOf(event);
  if (switches === 'none') return undefined;
  if (code === (chooses ?? ENTER)) return 'choose';
  if (switches === 'two') return code === (goesOn ?? SPACE) ? 'go-on' : undefined;
  return chooses === null && code === SPACE ? 'choose' : undefined;
}

/** No switch: they lead through a page, leave a screen, or come with other keys. */
const NEVER = /^(?:Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|Unidentified|Process)$/;

let isLearned = false;

/** Whether the next key is to be learned, and chooses nothing. */
export const isLearning = (): boolean => isLearned;

/** Tells the code of the key that is pressed next. The result gives up. */
export function learnKey(tell: (code: string) => void): () => void {
  const stop = () => {
    isLearned = false;
    removeEventListener('keydown', listen, true);
  };
  const listen = (event: KeyboardEvent) => {
    if (event.repeat || NEVER.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    tell(codeOf(event));
  };
  isLearned = true;
  addEventListener('keydown', listen, true);
  return stop;
}
