import { lastOr } from '../../../shared/games/kit/config.ts';
import { DEFAULT_CONFIG, parseConfig, WARM_UP } from '../../../shared/games/number-puzzle/v1/config.ts';
import type { NumberPuzzleConfig } from '../../../shared/games/number-puzzle/v4/rules.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { useLastChoice } from '../../play/setup/use-last-choice.ts';
import { AchievementsStrip } from './achievements-strip.tsx';
import { BoardChoice } from './board-choice.tsx';
import { NO_RECORDS } from './guest-records.ts';
import { usePuzzleRecords } from './puzzle-records.ts';
import * as words from '../../words/en/number-puzzle/setup.ts';

const firstChoice = lastOr(parseConfig, DEFAULT_CONFIG);

/** The menu: the choice of a board, best times and achievements. */
export function Setup({ onStart, returned }: SetupProps<NumberPuzzleConfig>) {
  const sheet = useLastChoice(firstChoice);
  const { choice, choose } = sheet;
  const records = usePuzzleRecords();
  return (
    <SetupScreen sheet={sheet} warmUp={WARM_UP} onSubmit={() => onStart({ ...sheet.now(), clock: 'on' })}>
      <SetupSheet byClock>
        <BoardChoice value={choice.difficulty} onChange={(difficulty) => choose({ difficulty })} bestMs={records?.bestMs} />
        <AchievementsStrip earned={(records ?? NO_RECORDS).earned} />
      </SetupSheet>
      <StartRow label={words.begin} returned={returned} />
    </SetupScreen>
  );
}
