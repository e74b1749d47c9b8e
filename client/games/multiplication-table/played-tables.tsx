import { isMastered, type TableTallies } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { tablesMastered } from '../../words/en/multiplication-table/result.ts';
import { nextText } from './result-texts.ts';
import { progressOf, progressText, progressWords } from './progress.ts';
import { TableTile } from './table-tile.tsx';
import * as words from '../../words/en/multiplication-table/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './played-tables.module.css';

interface PlayedTablesProps {
  readonly tallies: TableTallies;
  /** The records, this run included; undefined until they are read. */
  readonly records: GameRecords | undefined;
}

/** The progress of this run's tables. Newly mastered ones fold their corner. They take their room before the records are read. */
export function PlayedTables(props: PlayedTablesProps) {
  return (
    <Sheet as="section" className={css['section']} aria-labelledby="played-tables">
      <h2 id="played-tables" className={ui['large']}>
        {words.mastery}
      </h2>
      <Tiles {...props} />
    </Sheet>
  );
}

/** Whether the table is mastered now and was not before this run. */
const isNewlyMastered = (now: number, inRun: number): boolean => isMastered(now) && !isMastered(now - inRun);

function Tiles({ tallies, records }: PlayedTablesProps) {
  const tables = Object.entries(tallies).map(([name, [inRun]]) => {
    const progress = progressOf(records, Number(name));
    return { progress, isNew: isNewlyMastered(progress.correct, inRun) };
  });
  const fresh = tables.filter(({ isNew }) => isNew).map(({ progress }) => progress.table);
  const alone = tables.length === 1;
  return (
    <div className={classes(ui['grid3'], alone && css['alone'])}>
      <p className={css['word']}>
        {fresh.length > 0 && <Icon name="medal" />}
        {records !== undefined && (
          <span>{fresh.length > 0 ? tablesMastered(fresh) : nextText(tables.map(({ progress }) => progress))}</span>
        )}
      </p>
      <ul className={css['grid']}>
        {tables.map(({ progress, isNew }) => (
          <li key={progress.table}>
            <VisuallyHidden>{progressWords(progress)}</VisuallyHidden>
            <TableTile progress={progress} text={records === undefined ? '' : progressText(progress)} isNew={isNew} />
          </li>
        ))}
      </ul>
    </div>
  );
}
