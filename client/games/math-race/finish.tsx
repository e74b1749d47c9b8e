import { useLayoutEffect, useRef } from 'react';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import { bestTimeOf, type MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import { placingOf, type Placing } from './best-time.ts';
import { secondsPerAnswer } from './result-text.ts';
import * as words from '../../words/en/math-race/result.ts';
import css from './finish.module.css';

interface FinishProps {
  readonly state: MathRaceState;
  readonly outcome: Outcome;
  readonly report: FinishReport | undefined;
}

/** Compares the race with the player's best with the same set-up, if its times are kept. It takes its room before the figures are read. */
export function Finish({ state, outcome, report }: FinishProps) {
  const records = useGameRecords(report);
  const ms = outcome.durationMs;
  const placed = bestTimeOf(state.config) !== null && !outcome.resumed && state.correct >= state.config.target;
  const placing = placed && report && !report.unverified ? placingOf(records, state.config, ms) : undefined;
  return (
    <div className={css['finish']}>
      <p className={css['pace']}>
        <Rich
          text={words.pace(state.bestStreak, secondsPerAnswer(state.answers))}
          parts={{ strong: (inner) => <strong>{inner}</strong> }}
        />
      </p>
      {placed && <div className={css['placing']}>{placing && <Compared placing={placing} ms={ms} />}</div>}
    </div>
  );
}

function Compared({ placing, ms }: { readonly placing: Placing; readonly ms: number }) {
  if (placing.kind === 'first') {
    return (
      <>
        <p className={css['word']}>{words.toBeat(ms)}</p>
        <Photo />
      </>
    );
  }
  if (placing.kind === 'best') {
    return (
      <p className={css['record']}>
        <Icon name="medal" />
        <span>{words.newBest(ms)}</span>
      </p>
    );
  }
  return (
    <>
      <p className={css['word']}>{words.behind(placing.byMs, placing.bestMs)}</p>
      <Photo share={placing.bestMs / ms} />
    </>
  );
}

/** The lanes at the finish: how far this race was when the best other race, if there is one, reached the line. */
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
