import { canShuffle, isUsedUp, type NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { NumberPuzzleMove } from '../../../shared/games/number-puzzle/v3/moves.ts';
import type { AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import type { PlayProps } from '../../play/page/game-module.ts';
import { clockOf, isUntimed } from '../../play/choices/clock-of.ts';
import { usePurpose } from '../../play/purpose/current-purpose.ts';
import { PlayFrame } from '../../play/stage/play-frame.tsx';
import { useQuestion } from '../../play/stage/question.ts';
import { useStopQuestion } from '../../play/stage/stop-question.ts';
import type { Run } from '../../play/run/run.ts';
import { useGameKeys } from '../../play/input/use-game-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { Board } from './board.tsx';
import { ShuffleDialog } from './later.ts';
import { LevelRow, MovesCount } from './puzzle-head.tsx';
import { PuzzleTable, puzzleFrame } from './puzzle-table.tsx';
import { PuzzleTime } from './puzzle-time.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { usePuzzle, type Puzzle } from './use-puzzle.ts';
import { questions } from '../../words/en/play/stop.ts';
import { readGoal, type NumberPuzzleGoal } from '../../../shared/games/number-puzzle/goal.ts';
import * as words from '../../words/en/number-puzzle/play.ts';
import css from './play.module.css';

/** Above one of these an attempt does not pass (decision C11). */
type AttemptLimits = Pick<NumberPuzzleGoal, 'movesLimit' | 'timeLimit'>;

/** The limits of the attempt on this page; undefined in free play. */
function useLimits(): AttemptLimits | undefined {
  const { revision } = usePurpose();
  const goal = revision && readGoal(revision);
  return goal?.ok ? goal.value : undefined;
}

/** Whether the moves so far are too many. */
const isOverMoves = ({ moves }: Pick<NumberPuzzleState, 'moves'>, limits: AttemptLimits | undefined): boolean =>
  limits !== undefined && moves > limits.movesLimit;

/** After this many moves Shuffle asks before it replaces the board. */
const ASKS_FROM_MOVES = 10;

/** The play screen of a run. */
export function Play({ run, onDiscard }: PlayProps<Run<NumberPuzzleMove, AnyPuzzleState>>) {
  const puzzle = usePuzzle(run);
  const stop = useStopQuestion(onDiscard, clockOf(puzzle.state.config));
  const replace = useQuestion(ShuffleDialog);
  const asking = stop.isOpen || replace.isOpen;
  const { state, tip, said, slide, slideTowards, shuffle } = puzzle;
  const purpose = usePurpose();
  const limits = useLimits();
  const leave = () => (state.moves === 0 && purpose.onStop === 'drop' ? onDiscard() : stop.ask());
  useArrowKeys(slideTowards, !asking);
  useGameKeys(leave, { only: 'escape', active: !asking });

  return (
    <PlayFrame
      className={puzzleFrame}
      said={said}
      asks={state.moves === 0}
      again={tip ? words.withHint(words.rows(state.cells, state.size), tip.text) : words.rows(state.cells, state.size)}
      time={!isUntimed(state.config) && <PuzzleTime elapsedMs={run.elapsedMs} fromMs={state.startedAtMs} limitS={limits?.timeLimit} />}
      count={<MovesCount moves={state.moves} limit={limits?.movesLimit} />}
      noWayOut
      progress={<LevelRow state={state} />}
      stop={stop}
    >
      <PuzzleTable
        board={<Board cells={state.cells} size={state.size} hint={tip?.hint} onSlide={slide} />}
        words={<p className={tip ? css['tip'] : css['quiet']}>{wordsFor(puzzle, limits)}</p>}
        buttons={
          purpose.noHelp ? (
            <Button size="large" className={css['whole']} onClick={leave}>
              {questions[purpose.kind].stop}
            </Button>
          ) : (
            <Buttons puzzle={puzzle} onShuffle={() => (state.moves < ASKS_FROM_MOVES ? shuffle() : replace.ask())} onMenu={leave} />
          )
        }
      />
      {replace.isOpen && (
        <ShuffleDialog
          untimed={stop.untimed}
          onStay={replace.close}
          onShuffle={() => {
            replace.close();
            shuffle();
          }}
        />
      )}
    </PlayFrame>
  );
}

/** The words below the board: how to play until the first move, then the tip while it is open. */
function wordsFor({ state, tip }: Puzzle, limits: AttemptLimits | undefined): string {
  if (isUsedUp(state)) return words.usedUp;
  if (isOverMoves(state, limits)) return words.overMoves;
  return tip?.text ?? (state.moves === 0 ? words.howTo : '');
}

interface ButtonsProps {
  readonly puzzle: Puzzle;
  readonly onShuffle: () => void;
  readonly onMenu: () => void;
}

function Buttons({ puzzle: { state, isTipOpen, toggleTip }, onShuffle, onMenu }: ButtonsProps) {
  const more = canShuffle(state);
  return (
    <>
      <Button size="large" aria-disabled={!more || undefined} onClick={more ? onShuffle : undefined}>
        {more ? words.shuffle : words.noShuffles}
      </Button>
      <Button size="large" aria-pressed={isTipOpen} className={css['hint']} onClick={toggleTip}>
        {words.hintButton}
      </Button>
      <Button size="large" onClick={onMenu}>
        {words.menu}
      </Button>
    </>
  );
}
