import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { v7 } from 'uuid';
import { Random } from '../../../shared/random.ts';
import { seedFromText } from '../../../shared/seed.ts';
import { classes } from '../../ui/classes.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { NumberPad } from '../input/number-pad.tsx';
import { useGameKeys } from '../input/use-game-keys.ts';
import { usePad } from '../input/use-pad.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { useRun } from '../run/use-run.ts';
import { AnswerSlot } from '../stage/answer-slot.tsx';
import { createCopying, numbersToCopy } from './copying.ts';
import type { Copied } from './measure-hand.ts';
import * as words from '../../words/en/play/hand.ts';
import css from './hand.module.css';

interface CopyNumbersProps {
  /** The element that it is in: while a dialog covers that, the keys are the dialog's. */
  readonly home: RefObject<Element | null>;
  /** Called once, with all numbers. */
  readonly onCopied: (copied: readonly Copied[]) => void;
  /** Called by Escape. */
  readonly onStop: () => void;
}

/** The numbers, one at a time, and the games' own input. */
export function CopyNumbers({ home, onCopied, onStop }: CopyNumbersProps) {
  const [copying] = useState(() => createCopying(numbersToCopy(new Random(seedFromText(v7()))), browserPorts.monotonic));
  const { at, isAgain } = useRun(copying);
  const number = copying.numbers[at];
  const isPadThere = usePad(number, false);
  const copied = useEffectEvent(() => onCopied(copying.copied()));
  useGameKeys((key) => (key === 'escape' ? onStop() : copying.press(key, 'keys')), { home });
  useLayoutEffect(() => copying.shown(), [copying, at]);
  useEffect(() => {
    if (number === undefined) copied();
  }, [number]);
  return (
    <fieldset ref={focusFirst} className={classes(css['copy'], isPadThere && css['padded'])} aria-label={words.task} tabIndex={-1} data-pad>
      <p className={classes(css['note'], isAgain && css['again'])}>
        {isAgain ? words.notThat : words.progress(Math.min(at + 1, copying.numbers.length), copying.numbers.length)}
      </p>
      <p className={css['number']} aria-hidden="true">
        {number}
      </p>
      <AnswerSlot typed={copying.typed} digits={number?.length ?? 1} verdict={undefined} />
      <div className={css['pad']}>
        <NumberPad onKey={(key) => copying.press(key, 'pad')} submitDisabled />
      </div>
      <Announcer message={number === undefined ? '' : words.spoken(number, isAgain)} />
    </fieldset>
  );
}
