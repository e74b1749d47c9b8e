import { Suspense, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useGame } from '../current-game.ts';
import { useAgain } from '../run/again.ts';
import { useSaid } from '../run/use-said.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { ByEar } from './later.ts';
import { Stage } from './stage.tsx';
import { DiscardDialog, type StopQuestion } from './stop-question.ts';
import * as words from '../../words/en/play/stage.ts';
import ui from '../../ui/ui.module.css';
import css from './play-frame.module.css';

/** The head of a play screen: the time at the left, a count at the right, and a row for the progress. */
export interface PlayHeadParts {
  readonly time?: ReactNode;
  readonly count?: ReactNode;
  readonly progress?: ReactNode;
  /** For games that the player ends: an End Game button replaces the cross. It finishes the game, so that it is saved. */
  readonly onEnd?: (() => void) | undefined;
  /** What that button says, if it is not "End Game". */
  readonly endLabel?: string | undefined;
  /** Set if the game's own buttons end the game. */
  readonly noWayOut?: boolean;
}

interface PlayFrameProps extends PlayHeadParts {
  /** The task, as a part of the stage's name for screen readers: "type your answer". */
  readonly task?: string;
  /** What the screen says, once whenever it changes. */
  readonly said: string;
  /** What it says to whoever asks once more, if that is not the same. */
  readonly again?: string | undefined;
  /** Whether that asks for something, and is no verdict. */
  readonly asks?: boolean;
  /** Whether it goes on at a press of Enter alone. */
  readonly waits?: boolean;
  /** Absent if nothing on the screen asks whether to stop. */
  readonly stop?: StopQuestion | undefined;
  /** Whether the game has ended and is shown behind its result. */
  readonly over?: boolean;
  /** Whether the game takes the room that is left, however much that is (stage.tsx). */
  readonly fits?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every play screen: the stage, its head with the button to stop, and the question before a run is discarded. */
export function PlayFrame(props: PlayFrameProps) {
  const {
    task,
    said,
    again = said,
    asks = false,
    waits = false,
    time,
    count,
    progress,
    onEnd,
    endLabel,
    noWayOut = false,
    stop,
    over = false,
    fits = false,
    className,
    children,
  } = props;
  const { name, hue } = useGame();
  useSaid(said, asks ? 'question' : 'news');
  useAgain(again);
  return (
    <Stage label={task === undefined ? name : words.withTask(name, task)} focused over={over} fits={fits}>
      <div className={classes(css['frame'], className)} data-hue={hue}>
        <div className={css['head']} data-head data-scan="last">
          <div className={css['time']}>{time}</div>
          <div className={css['count']}>{count}</div>
          <div className={css['out']}>
            {!noWayOut && <WayOut onEnd={onEnd} endLabel={endLabel} stop={stop} />}
            <SoundSwitch />
            {!over && (
              <Suspense>
                <ByEar active={!stop?.isOpen} waits={waits} />
              </Suspense>
            )}
          </div>
          <div className={css['progress']}>{progress}</div>
        </div>
        {children}
      </div>
      {stop?.isOpen && <DiscardDialog untimed={stop.untimed} onStay={stop.close} onStop={stop.onStop} />}
    </Stage>
  );
}

function WayOut({ onEnd, endLabel = words.endGame, stop }: Pick<PlayFrameProps, 'onEnd' | 'endLabel' | 'stop'>) {
  'use no memo';
  if (onEnd) {
    return (
      <Button variant="plain" className={css['end']} onClick={onEnd}>
        {endLabel}
      </Button>
    );
  }
  return (
    <IconButton label={words.stop} onClick={stop?.ask}>
      <Icon name="close" />
    </IconButton>
  );
}

/** A figure that ends at one place. With another digit it begins elsewhere: as another element, so that nothing has moved. */
export function Digits({ children, className }: { readonly children: string; readonly className?: string | undefined }) {
  'use no memo';
  return (
    <span key={children.length} className={className}>
      {children}
    </span>
  );
}

/** "4/15": the number of the question in sight. The progress row tells it to screen readers. */
export function PlayCount({ number, of }: { readonly number: number; readonly of: number }) {
  return (
    <p className={css['number']} aria-hidden="true">
      <Digits>{String(number)}</Digits>
      <span className={ui['plain']}>{`/${of}`}</span>
    </p>
  );
}
