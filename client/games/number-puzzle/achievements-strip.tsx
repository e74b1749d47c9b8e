import { useState } from 'react';
import { ACHIEVEMENTS, type AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { Medal } from '../../art/medal.tsx';
import { Button } from '../../ui/button/button.tsx';
import { achievementText } from './achievement-labels.ts';
import css from './achievements.module.css';

/** The strip shows this many achievements before it is opened (spec 1 §2). */
const FIRST_SHOWN = 6;

export interface AchievementsStripProps {
  readonly earned: ReadonlySet<AchievementKey>;
}

/** The earned achievements: the first six, and a count of the others. */
export function AchievementsStrip({ earned }: AchievementsStripProps) {
  const [all, setAll] = useState(false);
  const keys = ACHIEVEMENTS.filter((key) => earned.has(key));
  const more = keys.length - FIRST_SHOWN;
  return (
    <section className={css['strip']} aria-labelledby="puzzle-achievements">
      <h2 id="puzzle-achievements" className={css['heading']}>
        Achievements
        <span className={css['count']}>
          {keys.length} of {ACHIEVEMENTS.length}
        </span>
      </h2>
      {keys.length === 0 && <p className={css['none']}>Solve a board to earn the first.</p>}
      <AchievementList keys={all ? keys : keys.slice(0, FIRST_SHOWN)} />
      {more > 0 && (
        <Button variant="plain" aria-expanded={all} className={css['more']} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `+${more} more`}
        </Button>
      )}
    </section>
  );
}

export interface AchievementListProps {
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
        {label}
        <span className={css['of']}>
          {board}
          {isFresh && ', new'}
        </span>
      </span>
    </li>
  );
}
