import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useRootMark } from '../root-mark.ts';
import * as words from '../../words/en/ui/celebration.ts';
import { Scraps } from './scraps.tsx';
import { useSkip, useTurn } from './celebrations.ts';
import css from './celebration.module.css';

/** Presses that come sooner were meant for what was there before, in ms. */
const SKIPPED_AFTER_MS = 600;
/** How long it stays if nobody does anything, in ms; longer if there is something to press. */
const ENDS_AFTER_MS = 4_500;
const ENDS_WITH_ACTION_AFTER_MS = 9_000;

interface CelebrationProps {
  readonly title: string;
  readonly medal: ReactNode;
  readonly children: ReactNode;
  /** What can be done about it at once. */
  readonly action?: ReactNode;
  /** Called when its turn comes: for its sound. */
  readonly onBegin: () => void;
}

/**
 * Something to be glad of, at full size in the middle of a result: one at a time, until any key, a press or some seconds end it. The result
 * is hidden meanwhile (`data-celebrating`), says the same in words of its own, and has a position of its own. It is an element that gets
 * the focus of the celebration's buttons when that ends.
 */
export function Celebration(props: CelebrationProps) {
  const { isOn, end } = useTurn();
  return isOn ? <Shown {...props} onEnd={end} /> : null;
}

function Shown({ title, medal, children, action, onBegin, onEnd }: CelebrationProps & { readonly onEnd: () => void }) {
  useRootMark('celebrating');
  const titleId = useId();
  const shown = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const [skippable, setSkippable] = useState(false);
  const end = useCallback(() => {
    const { current } = shown;
    if (current?.contains(document.activeElement)) current.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onEnd();
  }, [onEnd]);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
    begin();
    const timer = setTimeout(() => setSkippable(true), SKIPPED_AFTER_MS);
    const hold = () => setHeld(true);
    const { current } = shown;
    current?.addEventListener('focusin', hold);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('focusin', hold);
    };
  }, []);
  // Who has used its buttons has seen it.
  useSkip(end, skippable || held);
  const endsAfterMs = action === undefined ? ENDS_AFTER_MS : ENDS_WITH_ACTION_AFTER_MS;
  useEffect(() => {
    // Who has moved the focus to its buttons ends it there.
    if (held) return undefined;
    const timer = setTimeout(end, endsAfterMs);
    return () => clearTimeout(timer);
  }, [held, end, endsAfterMs]);
  return (
    <section ref={shown} className={css['celebration']} aria-labelledby={titleId}>
      <div className={css['stage']}>
        {medal}
        <Scraps />
      </div>
      <p id={titleId} className={css['title']}>
        {title}
      </p>
      <div className={css['about']}>{children}</div>
      <div className={css['actions']}>
        {action}
        <Button onClick={end}>{words.goOn}</Button>
      </div>
    </section>
  );
}
