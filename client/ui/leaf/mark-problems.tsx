import { useEffect, useRef, useState, type ReactNode } from 'react';
import { inFours } from '../../text/fours.ts';
import * as words from '../../words/en/ui/leaf.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useRootMark } from '../root-mark.ts';
import ui from '../ui.module.css';
import css from './mark-problems.module.css';

interface MarkProblemsProps {
  readonly title: string;
  readonly code: string;
  /** Each with its answer: "7 × 8 = 56". */
  readonly problems: readonly string[];
  readonly busy: boolean;
  /** Above the row with Save. */
  readonly failed?: ReactNode;
  /** Called with the places of what is wrong or empty, from 0. */
  readonly onSave: (wrong: ReadonlySet<number>) => void;
}

/** The longest of a table is "12 × 12 = 144". */
const LONG = 14;

/** Problems with their answers, all of them right until a tap says of one that it is wrong. The paper has the same numbers. */
export function MarkProblems({ title, code, problems, busy, failed, onSave }: MarkProblemsProps) {
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Prompts keep above the row with Save.
  useRootMark('thumbRow');
  const toggle = (place: number) => {
    const next = new Set(wrong);
    if (!next.delete(place)) next.add(place);
    setWrong(next);
  };
  return (
    <section className={css['marking']} aria-labelledby="mark-problems">
      <header className={css['head']}>
        <h2 ref={heading} id="mark-problems" tabIndex={-1} className={ui['larger']}>
          {title}
        </h2>
        <p className={ui['note']}>{inFours(code).join(' ')}</p>
      </header>
      <ol className={css['problems']} data-long={problems.some(({ length }) => length > LONG) || undefined} aria-label={words.toMark}>
        {problems.map((solved, i) => (
          <li key={`${i} ${solved}`}>
            <button type="button" className={css['problem']} aria-pressed={wrong.has(i)} onClick={() => toggle(i)}>
              <span className={css['solved']}>{solved}</span>
              <span className={css['place']}>{i + 1}</span>
              <span className={css['verdict']}>
                <Icon name={wrong.has(i) ? 'cross' : 'tick'} size="small" />
                <span>{wrong.has(i) ? words.wrong : words.right}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {failed}
      <div className={css['bar']} data-row data-scan="first">
        <output className={ui['figure']}>{words.rightOf(problems.length - wrong.size, problems.length)}</output>
        <Button variant="primary" size="large" busy={busy} onClick={() => onSave(wrong)}>
          {wrong.size === 0 ? words.allRight : words.save}
        </Button>
      </div>
    </section>
  );
}
