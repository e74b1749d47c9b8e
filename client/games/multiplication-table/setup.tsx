import { WARM_UP } from '../../../shared/games/multiplication-table/v1/config.ts';
import type { TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import { SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { useSetupForm } from '../../play/setup/use-setup-form.ts';
import { ModeCards } from './mode-cards.tsx';
import { checkChoice, firstChoice, withMode } from './setup-choice.ts';
import { TableChoice } from './table-choice.tsx';
import * as words from '../../words/en/multiplication-table/setup.ts';

/** The set-up sheet: the mode, and the table. Its grid also shows which tables are mastered. */
export function Setup({ onStart, returned }: SetupProps<TableConfig>) {
  const { choice, choose, sheet, refused, start } = useSetupForm({ first: firstChoice, check: checkChoice, onStart });
  const records = useGameRecords();
  return (
    <SetupScreen sheet={sheet} warmUp={WARM_UP} onSubmit={start}>
      <SetupSheet byClock>
        <ModeCards value={choice.mode} onChange={(mode) => choose(withMode(mode, choice))} />
        <TableChoice choice={choice} records={records} choose={choose} />
      </SetupSheet>
      <StartRow error={refused && words.refusals[refused]} returned={returned} />
    </SetupScreen>
  );
}
