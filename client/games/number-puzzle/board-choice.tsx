import { useId } from 'react';
import { DIFFICULTIES, SIZES, type PuzzleDifficulty, type PuzzleSize } from '../../../shared/games/number-puzzle/v1/config.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import type { PuzzleRecords } from './guest-records.ts';
import { sizeLabel } from './labels.ts';
import * as words from '../../words/en/number-puzzle/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './menu.module.css';

interface BoardChoiceProps {
  readonly value: PuzzleDifficulty;
  readonly onChange: (difficulty: PuzzleDifficulty) => void;
  /** Undefined while they are read. */
  readonly bestMs: PuzzleRecords['bestMs'] | undefined;
}

/** A drawing of each board with the best time on it. They are native radio buttons, so arrow keys choose. */
export function BoardChoice({ value, onChange, bestMs = {} }: BoardChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css['legend']}>{words.difficulty}</legend>
      <div className={css['boards']}>
        {DIFFICULTIES.map((difficulty) => (
          <ChoiceCard
            key={difficulty}
            className={css['option']}
            name={name}
            value={difficulty}
            checked={difficulty === value}
            onChoose={() => onChange(difficulty)}
          >
            <MiniBoard size={SIZES[difficulty]} />
            <span className={ui['bold']}>{words.levels[difficulty]}</span>
            <span className={css['small']}>{sizeLabel(difficulty)}</span>
            <span className={css['small']}>{bestText(bestMs[difficulty])}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

const bestText = (ms: number | undefined): string => (ms === undefined ? words.noTime : words.best(ms));

/** The drawing's side, and the seam between its tiles. */
const SIDE = 60;
const SEAM = 2;

/** A small drawing of a board with `size` tiles on each side and its gap. Decoration beside its size in words. */
function MiniBoard({ size }: { readonly size: PuzzleSize }) {
  const step = SIDE / size;
  const tiles = Array.from({ length: size * size - 1 }, (_, cell) => cell);
  return (
    <svg className={css['mini']} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {tiles.map((cell) => (
        <rect
          key={cell}
          className={css['miniTile']}
          x={(cell % size) * step + SEAM / 2}
          y={Math.floor(cell / size) * step + SEAM / 2}
          width={step - SEAM}
          height={step - SEAM}
          rx={2}
        />
      ))}
    </svg>
  );
}
