import { useLayoutEffect, useRef } from 'react';
import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import { placingOf, type Placing } from './best-pace.ts';
import { secondsPerAnswer } from './result-text.ts';
import * as words from '../../words/en/math-race/result.ts';
import css from './finish.module.css';

interface FinishProps extends Pick<ResultProps<MathRaceState>, 'comparison'> {
  readonly state: MathRaceState;
}

/** The pace of the race, beside the best with the same set-up. */
export function Finish({ state, comparison }: FinishProps) {
  const placing = placingOf(comparison);
  return (
    <div className={css['finish']}>
      <p className={css['pace']}>
        <Rich
          text={words.pace(state.bestStreak, secondsPerAnswer(state.answers))}
          parts={{ strong: (inner) => <strong>{inner}</strong> }}
        />
      </p>
      {placing && (
        <div className={css['placing']}>
          <Compared placing={placing} />
        </div>
      )}
    </div>
  );
}

function Compared({ placing }: { readonly placing: Placing }) {
  const { pace } = placing;
  if (placing.kind === 'first') {
    return (
      <>
        <p className={css['word']}>{words.toBeat(pace)}</p>
        <Photo />
      </>
    );
  }
  if (placing.kind === 'best') {
    return (
      <p className={css['record']}>
        <Icon name="medal" />
        <span>{words.newBest(pace)}</span>
      </p>
    );
  }
  return (
    <>
      <p className={css['word']}>{words.behind(pace - placing.best, placing.best)}</p>
      <Photo share={placing.best / pace} />
    </>
  );
}

/** The lanes at the finish: how far this race was when one at the best pace, if there is one, reached the line. */
function Photo({ share }: { readonly share?: number }) {
  const photo = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => photo.current?.style.setProperty('--share', String(share ?? 1)), [share]);
  return (
    <div ref={photo} className={css['photo']} aria-hidden="true">
      {share !== undefined && <div className={css['best']} />}
      <div className={css['now']} />
    </div>
  );
}
