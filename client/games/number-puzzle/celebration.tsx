import { useEffect } from 'react';
import type { NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { solvedOf } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { PlayFrame } from '../../play/stage/play-frame.tsx';
import { sounds } from '../../play/sound/sounds.ts';
import { stopwatchText } from '../../text/time.ts';
import { Board } from './board.tsx';
import type { CelebrationStage } from './celebration.ts';
import { LevelRow, MovesCount } from './puzzle-head.tsx';
import { PuzzleTable, puzzleFrame } from './puzzle-table.tsx';
import { TimeLine } from './puzzle-time.tsx';
import * as words from '../../words/en/number-puzzle/result.ts';
import css from './celebration.module.css';

const WORDS = {
  solving: { title: words.solved, below: words.celebrationComes },
  celebrating: { title: words.hooray, below: words.resultsCome },
} as const;

interface CelebrationScreenProps {
  readonly stage: Exclude<CelebrationStage, 'completed'>;
  readonly state: NumberPuzzleState;
}

const nothing = () => undefined;

/** The solved board in its place, with tiles that fold one after another. A message takes the place of the buttons. */
export function CelebrationScreen({ stage, state }: CelebrationScreenProps) {
  const { title, below } = WORDS[stage];
  const { durationMs, moves } = solvedOf(state);
  useEffect(() => sounds.play('level'), []);
  return (
    <PlayFrame
      className={puzzleFrame}
      said={`${title} ${below}`}
      time={<TimeLine>{stopwatchText(durationMs)}</TimeLine>}
      count={<MovesCount moves={moves} />}
      noWayOut
      progress={<LevelRow state={state} />}
    >
      <PuzzleTable
        board={
          <div className={css['board']} data-stage={stage}>
            <Board cells={state.cells} size={state.size} onSlide={nothing} disabled />
          </div>
        }
        words={
          <p key={stage} className={css['title']}>
            {title}
          </p>
        }
        buttons={
          <p key={stage} className={css['below']}>
            {below}
          </p>
        }
      />
    </PlayFrame>
  );
}
