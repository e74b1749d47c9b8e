import { useId, useState } from 'react';
import { CUSTOM_TABLE, type Table } from '../../../shared/games/multiplication-table/v1/config.ts';
import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import { isWithin } from '../../../shared/games/range.ts';
import type { GameRecords } from '../../../shared/progress/game-records.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { gridTables, progressOf, progressText, progressWords, type TableProgress } from './progress.ts';
import { TableTile } from './table-tile.tsx';
import css from './setup.module.css';

export interface TableChoiceProps {
  readonly value: Table;
  /** Undefined while they are read. */
  readonly records: GameRecords | undefined;
  readonly onChange: (table: Table) => void;
}

/** Mixed tables, a number of one's own, or a tap on the mastery grid. */
export function TableChoice({ value, records, onChange }: TableChoiceProps) {
  const name = useId();
  const tables = gridTables(records, value).map((table) => progressOf(records, table));
  return (
    <fieldset className={css['tables']}>
      <legend className={css['legend']}>Table</legend>
      <div className={css['ways']}>
        <ChoiceCard className={css['mixed']} name={name} checked={value === 'mixed'} onChoose={() => onChange('mixed')}>
          <span className={css['modeName']}>Mixed Tables</span>
          <span className={css['hint']}>2 to 12</span>
        </ChoiceCard>
        <CustomTable value={value} onChange={onChange} />
      </div>
      <p className={css['mastery']}>
        <span className={css['masteryName']}>Mastery progress</span>
        <span className={css['hint']}>{masteryHint(tables)}</span>
      </p>
      <div className={css['grid']}>
        {tables.map((progress) => (
          <label key={progress.table} className={css['tile']}>
            <input
              type="radio"
              name={name}
              className={css['input']}
              aria-label={progressWords(progress)}
              checked={value === progress.table}
              onChange={() => onChange(progress.table)}
            />
            <TableTile progress={progress} text={records === undefined ? '' : progressText(progress)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function masteryHint(tables: readonly TableProgress[]): string {
  const mastered = tables.filter((table) => table.mastered).length;
  return mastered === 0 ? `${MASTERED_AT} right answers master a table` : `${mastered} mastered`;
}

/** What is typed so far, if it can be or become a table; anything else is ignored (spec 1 §5). */
const isTypable = (typed: string): boolean => typed === '' || (/^[0-9]{1,3}$/.test(typed) && isWithin(Number(typed), CUSTOM_TABLE));

function CustomTable({ value, onChange }: Pick<TableChoiceProps, 'value' | 'onChange'>) {
  const id = useId();
  // Only while it is being typed: an emptied field shows the table again when it is left.
  const [draft, setDraft] = useState<string>();
  const type = (typed: string) => {
    if (!isTypable(typed)) return;
    setDraft(typed);
    if (typed !== '') onChange(Number(typed));
  };
  return (
    <div className={css['custom']}>
      <label htmlFor={id} className={css['modeName']}>
        Custom
      </label>
      <span id={`${id}-hint`} className={css['hint']}>
        1 to 100
      </span>
      <input
        id={id}
        className={css['number']}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={draft ?? (value === 'mixed' ? '' : String(value))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
