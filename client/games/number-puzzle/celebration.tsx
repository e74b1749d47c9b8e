import { useEffect } from 'react';
import type { NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { solvedOf } from '../../../shared/games/number-puzzle/v1/rules.ts';
import { PlayFrame } from '../../play/play-frame.tsx';
import { SoundSwitch } from '../../play/sound-switch.tsx';
import { sounds } from '../../play/sounds.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Board } from './board.tsx';
import type { CelebrationStage } from './celebration.ts';
import { LevelRow, MovesCount } from './puzzle-head.tsx';
import { PuzzleTable } from './puzzle-table.tsx';
import { timeText } from './time-text.ts';
import css from './celebration.module.css';
import play from './play.module.css';

/** Spec 1 §2, to the letter. */
const WORDS = {
  solving: { title: 'Puzzle Solved!', below: 'Preparing celebration...' },
  celebrating: { title: 'HOORAY!', below: 'Preparing your results...' },
} as const;

export interface CelebrationScreenProps {
  readonly stage: Exclude<CelebrationStage, 'completed'>;
  readonly state: NumberPuzzleState;
}

const nothing = () => undefined;

/** The solved board where it was, its tiles folding one after another, and what is said of it in the place of the buttons. */
export function CelebrationScreen({ stage, state }: CelebrationScreenProps) {
  const { title, below } = WORDS[stage];
  const { durationMs, moves } = solvedOf(state);
  useEffect(() => sounds.play('level'), []);
  return (
    <PlayFrame
      slug="number-puzzle"
      label="Number Puzzle"
      time={<p className={play['time']}>{timeText(durationMs)}</p>}
      count={<MovesCount moves={moves} />}
      corner={<SoundSwitch />}
      progress={<LevelRow state={state} />}
      asking={false}
      onAsk={nothing}
      onAbort={nothing}
    >
      <PuzzleTable
        board={
          <div className={css['board']} data-stage={stage} inert>
            <Board cells={state.cells} size={state.size} onSlide={nothing} />
          </div>
        }
        words={
          <p key={stage} className={css['title']}>
            {title}
          </p>
        }
        buttons={<p className={css['below']}>{below}</p>}
      />
      <Announcer message={`${title} ${below}`} />
    </PlayFrame>
  );
}
