import { useLayoutEffect, useRef } from 'react';
import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { Rich } from '../../ui/rich.tsx';
import { shareAtBest } from './best-pace.ts';
import { secondsPerAnswer } from './result-text.ts';
import * as words from '../../words/en/math-race/result.ts';
import css from './finish.module.css';

interface FinishProps extends Pick<ResultProps<MathRaceState>, 'comparison'> {
  readonly state: MathRaceState;
}

/** The best streak and, of a race by a clock, its pace, and where it was when one at the best pace reached the line. */
export function Finish({ state: { config, answers, bestStreak }, comparison }: FinishProps) {
  const share = shareAtBest(comparison);
  return (
    <div className={css['finish']}>
      <p className={css['pace']}>
        <Rich
          text={isUntimed(config) ? words.streak(bestStreak) : words.pace(bestStreak, secondsPerAnswer(answers))}
          parts={{ strong: (inner) => <strong>{inner}</strong> }}
        />
      </p>
      {share !== undefined && <Photo share={share} />}
    </div>
  );
}

/** The lanes at the finish. The words above say how much slower it was. */
function Photo({ share }: { readonly share: number }) {
  const photo = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => photo.current?.style.setProperty('--share', String(share)), [share]);
  return (
    <div ref={photo} className={css['photo']} aria-hidden="true">
      <div className={css['best']} />
      <div className={css['now']} />
    </div>
  );
}
