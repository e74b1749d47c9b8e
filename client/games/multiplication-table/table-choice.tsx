import { useId, useState } from 'react';
import { canFit, type Table } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { MASTERED_AT } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { describedBy, FieldNotes } from '../../ui/form/field.tsx';
import { pressAgain } from '../../ui/form/press-again.ts';
import { gridTables, progressOf, progressText, progressWords, type TableProgress } from './progress.ts';
import { checkChoice, type SetupChoice } from './setup-choice.ts';
import { TableTile } from './table-tile.tsx';
import * as words from '../../words/en/multiplication-table/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './setup.module.css';

interface ChoiceProps {
  readonly choice: SetupChoice;
  readonly choose: (part: Partial<SetupChoice>) => void;
}

interface TableChoiceProps extends ChoiceProps {
  /** Undefined while they are read. */
  readonly records: GameRecords | undefined;
}

/** The choice of a table: mixed tables, a custom number, or a tile of the mastery grid. */
export function TableChoice({ choice, records, choose }: TableChoiceProps) {
  'use no memo';
  const name = useId();
  const value = choice.table;
  const onChange = (table: Table) => choose({ table, typed: undefined });
  const tables = gridTables(records).map((table) => progressOf(records, table));
  return (
    <fieldset className={css['tables']}>
      <legend className={ui['legend']}>{words.table}</legend>
      <div className={css['ways']}>
        <ChoiceCard className={css['mixed']} name={name} checked={value === 'mixed'} onChoose={() => onChange('mixed')}>
          <span className={css['modeName']}>{words.mixed}</span>
          <span className={css['hint']}>{words.mixedRange}</span>
        </ChoiceCard>
        {canFit(choice.mode) && (
          <ChoiceCard className={css['mixed']} name={name} checked={value === 'fit'} onChoose={() => onChange('fit')}>
            <span className={css['modeName']}>{words.fit}</span>
            <span className={css['hint']}>{words.aboutFit}</span>
          </ChoiceCard>
        )}
        <CustomTable choice={choice} choose={choose} isChosen={typeof value === 'number' && tables.every(({ table }) => table !== value)} />
      </div>
      <p className={css['mastery']}>
        <span className={ui['bold']}>{words.mastery}</span>
        <span className={css['hint']}>{masteryHint(tables)}</span>
      </p>
      <div className={css['grid']}>
        {tables.map((progress) => (
          <label key={progress.table} className={css['tile']}>
            <input
              ref={pressAgain}
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
  return mastered === 0 ? words.perTable(MASTERED_AT) : words.tablesMastered(mastered);
}

interface CustomTableProps extends ChoiceProps {
  /** Whether the chosen table is a custom one, without a tile in the grid. */
  readonly isChosen: boolean;
}

/** The field for a custom table. The text stays as typed; it is checked when the field is left or Enter is pressed (decision G23). */
function CustomTable({ choice, choose, isChosen }: CustomTableProps) {
  'use no memo';
  const id = useId();
  const [left, setLeft] = useState(false);
  const { table, typed } = choice;
  const taken = checkChoice(choice);
  const error = left && !taken.ok ? words.refusals[taken.error.field] : undefined;
  const leave = () => {
    setLeft(true);
    if (taken.ok) choose({ table: taken.value.table, typed: undefined });
  };
  return (
    <>
      <div className={css['custom']} data-chosen={isChosen || undefined}>
        <label htmlFor={id} className={css['modeName']}>
          {words.custom}
        </label>
        <span id={`${id}-hint`} className={css['hint']}>
          {words.customRange}
        </span>
        <input
          id={id}
          className={css['number']}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, '', error)}
          value={typed ?? (typeof table === 'number' ? String(table) : '')}
          onChange={(event) => {
            setLeft(false);
            choose({ typed: event.target.value });
          }}
          onBlur={leave}
        />
      </div>
      {error !== undefined && (
        <div className={css['refused']}>
          <FieldNotes id={id} hint={undefined} error={error} />
        </div>
      )}
    </>
  );
}
