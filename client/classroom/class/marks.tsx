import * as ofRound from '../../words/en/classroom/class-round.ts';
import * as words from '../../words/en/classroom/class-table.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Mark } from './table.ts';
import css from './class.module.css';

interface MarksProps {
  /** Said where each result is looked at; in the table it goes without saying. */
  readonly isChecked?: boolean;
  readonly marks: readonly Mark[];
}

/** What a result is marked with: words, each with a shape of its own. */
export const Marks = ({ isChecked = false, marks }: MarksProps) => (
  <>
    {isChecked && (
      <span className={css['checked']}>
        <Icon name="tick" size="small" />
        <span>{ofRound.checked}</span>
      </span>
    )}
    {marks.map((mark) => (
      <span key={mark} className={css['mark']} data-mark={mark}>
        {words.marks[mark]}
      </span>
    ))}
  </>
);
