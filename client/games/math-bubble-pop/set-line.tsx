import type { Operator } from '../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { pickedNumbers, type BubblePopState, type Verdict } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { expressionWords, SIGNS, verdictMessage } from '../../words/en/math-bubble-pop/set.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { meant } from './typed-number.ts';
import css from './set-line.module.css';

/** The set as it grows, then the verdict on it. Both take the same room. */
export function SetLine({ state, typed }: { readonly state: BubblePopState; readonly typed: string }) {
  const { verdict, operator, needed, bubbles, picked } = state;
  if (verdict !== null) {
    return (
      <p
        className={classes(css['line'], css['message'], needed > 4 && css['small'], verdict.right ? css['right'] : css['wrong'])}
        aria-hidden="true"
      >
        <Message verdict={verdict} />
      </p>
    );
  }
  const numbers = pickedNumbers(state);
  const free = bubbles.filter(({ id }) => !picked.includes(id));
  return (
    <output className={classes(css['line'], needed > 4 && css['long'])} aria-label={words.yourSet} aria-live="off">
      <VisuallyHidden>{expressionWords(operator, numbers)}</VisuallyHidden>
      <Slots operator={operator} numbers={numbers} needed={needed} typed={typed} isWhole={meant(typed, free) !== null} />
    </output>
  );
}

/** The message of spec 1 §8. Its only line break is before the points. */
function Message({ verdict }: { readonly verdict: Verdict }) {
  const message = verdictMessage(verdict);
  const points = message.indexOf(' (');
  if (points < 0) return <span>{message}</span>;
  return (
    <span>
      <span className={css['piece']}>{message.slice(0, points)}</span> <span className={css['piece']}>{message.slice(points + 1)}</span>
    </span>
  );
}

interface SlotsProps {
  readonly operator: Operator;
  readonly numbers: readonly number[];
  readonly needed: number;
  readonly typed: string;
  /** Whether Enter picks what is typed: there is such a number, and a longer one. */
  readonly isWhole: boolean;
}

/** A place for each number, in the order in which they count. */
function Slots({ operator, numbers, needed, typed, isWhole }: SlotsProps) {
  return (
    <span className={css['slots']} aria-hidden="true">
      {Array.from({ length: needed }, (_, place) => (
        // A slot's place is its identity.
        <span key={place} className={css['part']}>
          {place > 0 && <span className={css['sign']}>{SIGNS[operator].printed}</span>}
          <span className={classes(css['slot'], place < numbers.length && css['filled'], place === numbers.length && css['next'])}>
            <span>{numbers[place] ?? (place === numbers.length ? typed : '')}</span>
            {place === numbers.length && isWhole && <Icon name="enter" size="small" />}
          </span>
        </span>
      ))}
    </span>
  );
}
