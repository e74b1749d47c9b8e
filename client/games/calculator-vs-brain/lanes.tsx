import type { ReactNode } from 'react';
import { calculatorMs, isWon, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { digitCount } from '../../../shared/games/kit/typed-answer.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { inHundredths } from '../../words/en/text/time.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { classes } from '../../ui/classes.ts';
import { CalculatorBar } from './calculator-bar.tsx';
import { decidedRound } from './decided-round.ts';
import * as words from '../../words/en/calculator-vs-brain/play.ts';
import css from './lanes.module.css';

interface LanesProps {
  readonly state: CalculatorState;
  readonly typed: string;
  readonly clock: RunClock;
}

/**
 * The player's lane fills with each digit, the calculator's with time; without a clock at once, when the player has answered. Decoration:
 * other elements tell the same in words.
 */
export function Lanes({ state, typed, clock }: LanesProps) {
  const round = decidedRound(state);
  const won = round && isWon(round);
  const limitMs = calculatorMs(state);
  const untimed = isUntimed(state.config);
  const written = won ? 1 : typed.length / digitCount(state.problem.answer);
  return (
    <div className={css['lanes']} aria-hidden="true">
      <Lane
        name={words.you}
        first={won === true}
        time={round && round.value !== null && !untimed ? inHundredths(round.ms) : ''}
        lost={won === false}
      >
        <div className={classes(css['bar'], css['mine'])} style={{ transform: `scaleX(${written})` }} />
      </Lane>
      <Lane
        name={words.calculator}
        first={untimed ? round !== undefined : won === false}
        time={inHundredths(limitMs)}
        lost={won === true && !untimed}
      >
        {untimed ? (
          <div className={classes(css['bar'], css['its'])} style={{ transform: `scaleX(${round ? 1 : 0})` }} />
        ) : (
          <CalculatorBar limitMs={limitMs} fromMs={state.shownAtMs} stoppedMs={round?.ms ?? null} clock={clock} />
        )}
      </Lane>
    </div>
  );
}

interface LaneProps {
  readonly name: string;
  /** Whether this side won the round, or without a clock was right; and whether it lost it. Both are false while the round runs. */
  readonly first: boolean;
  readonly lost: boolean;
  readonly time: string;
  readonly children: ReactNode;
}

function Lane({ name, first, lost, time, children }: LaneProps) {
  return (
    <div className={classes(css['lane'], first && css['first'], lost && css['behind'])}>
      <span className={css['name']}>{name}</span>
      <div className={css['track']}>{children}</div>
      <span className={css['time']}>{time}</span>
      <span className={css['mark']}>{first && <Icon name="tick" size="small" />}</span>
    </div>
  );
}
