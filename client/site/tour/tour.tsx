import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import * as words from '../../words/en/site/tour.ts';
import { TourDrawing } from './drawings.tsx';
import { STEPS } from './steps.ts';
import css from './tour.module.css';

interface TourProps {
  /** Called by Skip, Get Started, Escape and the backdrop. */
  readonly onEnd: () => void;
}

/** The tour: four sheets, one after the other. */
export default function Tour({ onEnd }: TourProps) {
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  if (!step) return null;
  const isLast = at === STEPS.length - 1;
  return (
    <Dialog
      open
      title={step.title}
      onClose={onEnd}
      actions={
        <>
          {at === 0 ? <Button onClick={onEnd}>{words.skip}</Button> : <Button onClick={() => setAt(at - 1)}>{words.back}</Button>}
          {/* The same button in all steps, so that the focus stays on it. */}
          <Button variant="primary" ref={focusFirst} onClick={isLast ? onEnd : () => setAt(at + 1)}>
            {isLast ? words.getStarted : words.next}
          </Button>
        </>
      }
    >
      <div key={at} className={css['step']}>
        <TourDrawing of={step.drawing} />
        <p className={css['text']}>{step.text}</p>
      </div>
      <div className={css['where']}>
        <ol className={css['dots']} aria-hidden="true">
          {STEPS.map(({ title }, nth) => (
            <li key={title} className={css['dot']} data-now={nth === at || undefined} />
          ))}
        </ol>
        {!isLast && at > 0 && (
          <Button variant="plain" onClick={onEnd}>
            {words.skip}
          </Button>
        )}
      </div>
      <Announcer message={words.announced(at + 1, STEPS.length, step.title, step.text)} />
    </Dialog>
  );
}
