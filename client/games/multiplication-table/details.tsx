import { breakdownOf, talliesOf } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { Breakdown } from './breakdown.tsx';
import { PlayedTables } from './played-tables.tsx';

/** The list shows this many answers at most. */
const MOST_ROWS = 100;

interface DetailsProps {
  readonly state: TableState;
  readonly rows: readonly AnsweredProblem[];
  /** Absent until the engine has finished the run. Only then do the records contain it. */
  readonly report: FinishReport | undefined;
}

/** The parts of the score, the progress of the tables, and every answer. */
export function Details({ state, rows, report }: DetailsProps) {
  return (
    <>
      {report ? <Known state={state} rows={rows} /> : <Worth state={state} rows={rows} records={undefined} />}
      <HowItWent rows={rows.slice(-MOST_ROWS)} config={state.config} />
    </>
  );
}

interface WorthProps extends Omit<DetailsProps, 'report'> {
  readonly records: GameRecords | undefined;
}

const Known = (props: Omit<WorthProps, 'records'>) => <Worth {...props} records={useGameRecords()} />;

function Worth({ state, rows, records }: WorthProps) {
  return (
    <>
      <Breakdown breakdown={breakdownOf(state)} bestStreak={state.bestStreak} rows={rows} clock={clockOf(state.config)} />
      <PlayedTables tallies={talliesOf(state)} records={records} />
    </>
  );
}
