import type { ReactNode, RefObject } from 'react';
import { canCheck, isPicking, type BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { VERDICT_SIGNS } from '../../words/en/math-bubble-pop/set.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { GoOn } from '../../play/stage/go-on.tsx';
import { Digits, PlayFrame } from '../../play/stage/play-frame.tsx';
import { wholeNumber } from '../../text/number.ts';
import type { RunClock } from '../../play/run/run-clock.ts';
import { BubbleField } from './bubble-field.tsx';
import { LevelRow } from './level-row.tsx';
import { SetLine } from './set-line.tsx';
import { TargetSheet } from './target-sheet.tsx';
import { LIVES } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import { SPEED_BONUS_MS } from '../../../shared/games/math-bubble-pop/v1/score.ts';
import { timeBy } from '../../../shared/games/kit/clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { livesLeft } from '../../words/en/math-bubble-pop/lives.ts';
import * as words from '../../words/en/math-bubble-pop/play.ts';
import ui from '../../ui/ui.module.css';
import css from './scene.module.css';

interface SceneProps {
  readonly state: BubblePopState;
  readonly typed?: string;
  readonly current?: number;
  readonly field?: RefObject<HTMLFieldSetElement | null>;
  readonly onPress?: (id: number) => void;
  readonly onEnd: () => void;
  /** Has a complete set checked, and ends the pause after that, where that waits for the player. */
  readonly onGo?: () => void;
  /** Whether the game is over; then the scene stands still. */
  readonly over?: boolean;
  readonly speed?: RunClock;
  /** What is said, and what to whoever asks once more. */
  readonly said?: string;
  readonly again?: string;
  readonly children?: ReactNode;
}

/** The whole play screen for a state: during play, and without motion behind the result dialog. */
export function Scene({
  state,
  typed = '',
  current = 0,
  field,
  onPress,
  onEnd,
  onGo,
  over = false,
  speed,
  said = '',
  again,
  children,
}: SceneProps) {
  const clock = clockOf(state.config);
  return (
    <PlayFrame
      task={words.stageTask}
      said={said}
      asks={state.verdict === null}
      waits={clock !== 'on' && state.verdict !== null}
      again={again}
      time={<Lives lives={state.lives} />}
      count={<Score score={state.score} />}
      progress={<LevelRow level={state.level} correct={state.correct} isNew={state.levelUpUntilMs !== null} />}
      onEnd={onEnd}
      over={over}
      fits
    >
      <div className={classes(css['scene'], clock !== 'on' && css['withGo'])}>
        <TargetSheet
          operator={state.operator}
          needed={state.needed}
          target={state.target}
          folded={state.verdict?.right === true}
          sinceMs={state.sinceMs}
          speed={isPicking(state) ? speed : undefined}
          lengthMs={timeBy(clock, SPEED_BONUS_MS)}
        />
        <SetLine state={state} typed={typed} />
        <BubbleField {...(field ? { ref: field } : {})} state={state} current={current} {...(onPress ? { onPress } : {})} />
        {clock !== 'on' && <div className={css['go']}>{onGo && <Go state={state} onGo={onGo} />}</div>}
        {/* No font of ours has these signs. The system's, found now, does not hold up the first verdict. */}
        <span className={css['ahead']} aria-hidden="true">
          {VERDICT_SIGNS}
        </span>
        {children}
      </div>
    </PlayFrame>
  );
}

/** Below the bubbles: what the game waits for. With a longer clock a set is still checked by itself. */
function Go({ state, onGo }: { readonly state: BubblePopState; readonly onGo: () => void }) {
  if (state.verdict !== null) return <GoOn key={state.board} onGo={onGo} />;
  if (clockOf(state.config) !== 'off') return null;
  return (
    <Button size="large" wide variant="primary" disabled={!canCheck(state)} onClick={onGo}>
      {words.check}
    </Button>
  );
}

function Score({ score }: { readonly score: number }) {
  return (
    <p className={css['score']}>
      <span className={ui['fine']}>{`${words.score} `}</span>
      <Digits className={css['points']}>{wholeNumber(score)}</Digits>
    </p>
  );
}

/** The lives left as folded hearts: a lost one is only an outline. */
function Lives({ lives }: { readonly lives: number }) {
  return (
    <div className={css['lives']}>
      <VisuallyHidden as="p">{livesLeft(lives)}</VisuallyHidden>
      {Array.from({ length: LIVES }, (_, place) => (
        // A heart's place in the row is its identity.
        <svg key={place} className={classes(css['heart'], place >= lives && css['lost'])} viewBox="0 0 24 24" aria-hidden="true">
          <path className={css['half']} d="M12 21 2.5 11V7.5L6.5 3.5 12 7z" />
          <path className={css['other']} d="M12 21l9.5-10V7.5l-4-4L12 7z" />
          <path className={css['edge']} d="M12 21 2.5 11V7.5l4-4L12 7l5.5-3.5 4 4V11z" />
        </svg>
      ))}
    </div>
  );
}
