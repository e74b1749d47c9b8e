import type { FormEvent } from 'react';
import { DEFAULT_CONFIG, parseConfig, type TableConfig } from '../../../shared/games/multiplication-table/v1/config.ts';
import type { SetupProps } from '../../play/game-screens.ts';
import { useGameRecords } from '../../play/game-records.ts';
import { SetupScreen, SetupSheet } from '../../play/setup-screen.tsx';
import { StartRow } from '../../play/start-row.tsx';
import { useLastChoice } from '../../play/use-last-choice.ts';
import { ModeCards } from './mode-cards.tsx';
import { TableChoice } from './table-choice.tsx';

/** The last set-up of this player if it still is one, else the presets. */
const firstChoice = (lastSetup: unknown): TableConfig => {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : DEFAULT_CONFIG;
};

/** One sheet: how to play, and which table. Its grid is the mastery grid at the same time. */
export function Setup({ onStart, returned }: SetupProps<TableConfig>) {
  const [choice, setChoice] = useLastChoice('multiplication-table', firstChoice);
  const records = useGameRecords('multiplication-table');
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart(choice);
  };
  return (
    <SetupScreen game="multiplication-table" title="Multiplication Table" intro="Learn and master the tables from 1 to 12." onSubmit={start}>
      <SetupSheet>
        <ModeCards value={choice.mode} onChange={(mode) => setChoice({ ...choice, mode })} />
        <TableChoice value={choice.table} records={records} onChange={(table) => setChoice({ ...choice, table })} />
      </SetupSheet>
      <StartRow returned={returned} />
    </SetupScreen>
  );
}
