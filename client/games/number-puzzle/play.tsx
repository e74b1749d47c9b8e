import { useMemo, useState, useSyncExternalStore } from 'react';
import { cellSliding, directionInto, type Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { hintFor } from '../../../shared/games/number-puzzle/v1/hint.ts';
import type { NumberPuzzleMove } from '../../../shared/games/number-puzzle/v1/moves.ts';
import { canSlide, isUsedUp, type NumberPuzzleState } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { PlayProps } from '../../play/game-screens.ts';
import { PlayFrame } from '../../play/play-frame.tsx';
import type { Run } from '../../play/run.ts';
import { SoundSwitch } from '../../play/sound-switch.tsx';
import { sounds } from '../../play/sounds.ts';
import { useGameKeys } from '../../play/use-game-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Board } from './board.tsx';
import { DIFFICULTY_LABELS } from './labels.ts';
import { LevelRow, MovesCount } from './puzzle-head.tsx';
import { PuzzleTable } from './puzzle-table.tsx';
import { PuzzleTime } from './puzzle-time.tsx';
import { ShuffleDialog } from './shuffle-dialog.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import css from './play.module.css';

const HOW_TO = 'Slide the tiles into order: with the arrow keys, a tap or a drag.';
const USED_UP = 'That was all a board takes. Begin a new one from the menu.';

/** So many moves are worth a question before a new board takes their place. */
const WORTH_ASKING = 10;

/** A run on the play screen. */
export function Play({ run, onAbort }: PlayProps<Run<NumberPuzzleMove, NumberPuzzleState>>) {
  const { state } = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const [asking, setAsking] = useState<'stop' | 'shuffle'>();
  const [tip, setTip] = useState(false);
  const [said, setSaid] = useState(() => startWords(state));
  const hint = useMemo(() => (tip ? hintFor(state.cells, state.size) : undefined), [tip, state.cells, state.size]);

  const slide = (cell: number) => {
    if (!canSlide(state, cell)) return;
    run.play({ type: 'slide', cell });
    // The press that wakes a page that slept moves nothing.
    if (run.getSnapshot().state.moves === state.moves) return;
    sounds.play('key');
    setSaid(`${state.cells[cell]} moved ${directionInto(state.size, cell, state.gap)}`);
  };
  const arrow = (direction: Direction) => {
    const cell = cellSliding(state.size, state.gap, direction);
    if (cell !== undefined) slide(cell);
  };
  const shuffle = () => {
    setAsking(undefined);
    sounds.play('key');
    setSaid('Shuffled. Moves and time start again.');
    run.play({ type: 'shuffle' });
  };
  const leave = () => (state.moves === 0 ? onAbort() : setAsking('stop'));
  useArrowKeys(arrow, asking === undefined);
  useGameKeys((key) => key === 'escape' && leave(), { active: asking === undefined });

  return (
    <PlayFrame
      slug="number-puzzle"
      label="Number Puzzle"
      time={<PuzzleTime elapsedMs={run.elapsedMs} fromMs={state.startedAtMs} />}
      count={<MovesCount moves={state.moves} />}
      corner={<SoundSwitch />}
      progress={<LevelRow state={state} />}
      asking={asking === 'stop'}
      onAsk={(open) => setAsking(open ? 'stop' : undefined)}
      onAbort={onAbort}
    >
      <PuzzleTable
        board={<Board cells={state.cells} size={state.size} hint={hint} onSlide={slide} />}
        words={<p className={hint ? css['tip'] : css['quiet']}>{wordsFor(state, hint?.text)}</p>}
        buttons={
          <>
            <Button size="large" onClick={() => (state.moves < WORTH_ASKING ? shuffle() : setAsking('shuffle'))}>
              Shuffle
            </Button>
            <Button size="large" aria-pressed={tip} className={css['hint']} onClick={() => setTip(!tip)}>
              Hint
            </Button>
            <Button size="large" onClick={leave}>
              Menu
            </Button>
          </>
        }
      />
      <ShuffleDialog open={asking === 'shuffle'} onStay={() => setAsking(undefined)} onShuffle={shuffle} />
      <Announcer message={hint ? `${said}. ${hint.text}` : said} />
    </PlayFrame>
  );
}

const startWords = ({ config, size }: NumberPuzzleState): string =>
  `${DIFFICULTY_LABELS[config.difficulty]} board, ${size} by ${size}. An arrow key slides a tile into the gap.`;

function wordsFor(state: NumberPuzzleState, tip: string | undefined): string {
  if (isUsedUp(state)) return USED_UP;
  return tip ?? (state.moves === 0 ? HOW_TO : '');
}
