import { thresholdOf } from '../../../shared/games/math-bubble-pop/v1/levels.ts';
import { difficultyLabel, levelUp } from '../../words/en/math-bubble-pop/levels.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import css from './level-row.module.css';

interface LevelRowProps {
  readonly level: number;
  /** Right sets so far. */
  readonly correct: number;
  /** Whether the level has just been reached. */
  readonly isNew: boolean;
}

/** The level, its label and the progress to the next one. The level-up message opens over it. */
export function LevelRow({ level, correct, isNew }: LevelRowProps) {
  const from = level === 1 ? 0 : thresholdOf(level - 1);
  const done = correct - from;
  const all = thresholdOf(level) - from;
  return (
    <div className={css['row']}>
      <p className={css['level']}>
        <strong>{words.level(level)}</strong> <span className={css['label']}>{difficultyLabel(level)}</span>
      </p>
      <div>
        <ProgressBar value={done / all} label={words.toNextLevel} valueText={words.sets(done, all)} />
      </div>
      <p className={css['count']} aria-hidden="true">{`${done}/${all}`}</p>
      {isNew && (
        <p key={level} className={css['up']} aria-hidden="true">
          {levelUp(level)}
        </p>
      )}
    </div>
  );
}
