import type { AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { Medal } from '../../art/medal.tsx';
import { achievementText } from './achievement-labels.ts';
import * as words from '../../words/en/number-puzzle/achievements.ts';
import css from './achievements.module.css';

interface AchievementListProps {
  readonly keys: readonly AchievementKey[];
  /** Those of `keys` that are new. */
  readonly fresh?: readonly AchievementKey[] | undefined;
}

/** A list of achievements, each with its medal, name and board. */
export function AchievementList({ keys, fresh = [] }: AchievementListProps) {
  if (keys.length === 0) return null;
  return (
    <ul className={css['list']}>
      {keys.map((key) => (
        <Achievement key={key} name={key} isFresh={fresh.includes(key)} />
      ))}
    </ul>
  );
}

function Achievement({ name, isFresh }: { readonly name: AchievementKey; readonly isFresh: boolean }) {
  const { label, board, rarity } = achievementText(name);
  return (
    <li className={css['item']}>
      <Medal rarity={rarity} />
      <span className={css['name']}>
        <span>{label}</span>
        <span className={css['of']}>{isFresh ? words.freshOn(board) : board}</span>
      </span>
    </li>
  );
}
