import { Suspense, useState } from 'react';
import { ACHIEVEMENTS, type AchievementKey } from '../../../shared/games/number-puzzle/v1/achievements.ts';
import { Button } from '../../ui/button/button.tsx';
import { chunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/number-puzzle/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './achievements.module.css';

/** Its code comes for who has achievements. */
const AchievementList = chunk(async () => ({ default: (await import('./achievement-list.tsx')).AchievementList }));

/** The strip shows this many achievements before it is opened (spec 1 §2). */
const FIRST_SHOWN = 6;

interface AchievementsStripProps {
  readonly earned: ReadonlySet<AchievementKey>;
}

/** The earned achievements: the first six, and a count of the others. */
export function AchievementsStrip({ earned }: AchievementsStripProps) {
  const [all, setAll] = useState(false);
  const keys = ACHIEVEMENTS.filter((key) => earned.has(key));
  const more = keys.length - FIRST_SHOWN;
  return (
    <section className={ui['grid2']} aria-labelledby="puzzle-achievements">
      <div className={css['heading']}>
        <h2 id="puzzle-achievements">{words.achievements}</h2>
        <p className={ui['soft']}>{words.earned(keys.length, ACHIEVEMENTS.length)}</p>
      </div>
      {keys.length === 0 && <p className={ui['note']}>{words.noneEarned}</p>}
      {keys.length > 0 && (
        <Suspense>
          <AchievementList keys={all ? keys : keys.slice(0, FIRST_SHOWN)} />
          {more > 0 && (
            <Button variant="plain" aria-expanded={all} className={css['more']} onClick={() => setAll(!all)}>
              {all ? words.fewer : words.more(more)}
            </Button>
          )}
        </Suspense>
      )}
    </section>
  );
}
