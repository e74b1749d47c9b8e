import { useState } from 'react';
import { Button, IconButton } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { Pips, type Pip } from '../ui/feedback/pips.tsx';
import { Announcer } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { AbortDialog } from './abort-dialog.tsx';
import { AnswerSlot, type Verdict } from './answer-slot.tsx';
import type { GameKey } from './game-keys.ts';
import { NumberPad } from './number-pad.tsx';
import { Problem } from './problem.tsx';
import { Stage } from './stage.tsx';
import { TimeBar, type TimeBarProps } from './time-bar.tsx';
import { useGameKeys } from './use-game-keys.ts';
import { useTouched } from './use-touched.ts';
import css from './play-screen.module.css';

/** What is asked. `note`: what else one has to know; `spoken`: all of it in words. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly note: string | null;
  readonly spoken: string;
  /** How many digits the answer has. */
  readonly digits: number;
}

export interface PlayScreenProps {
  readonly game: string;
  /** The game's slug: its hue. */
  readonly hue: string;
  /** The question in sight; `key` changes with each new one. */
  readonly question: Question;
  readonly typed: string;
  readonly verdict: Verdict | undefined;
  readonly minus: boolean;
  readonly pips: readonly Pip[];
  readonly progress: { readonly number: number; readonly total: number };
  readonly time: TimeBarProps;
  readonly onKey: (key: GameKey) => void;
  readonly onAbort: () => void;
}

/** A question, a slot, a pad: the play screen of the games that ask for a number. */
export function PlayScreen(props: PlayScreenProps) {
  const { question, typed, verdict, minus, onKey } = props;
  const [asking, setAsking] = useState(false);
  const touched = useTouched();
  const press = (key: GameKey) => (key === 'escape' ? setAsking(true) : onKey(key));
  useGameKeys(press, { minus, active: !asking });
  return (
    <Stage label={`${props.game}: type your answer`} focused>
      <div className={classes(css['play'], touched && css['touched'])} data-game={props.hue}>
        <Head {...props} onStop={() => setAsking(true)} />
        <div className={css['problem']}>
          <Problem key={question.key} text={question.text} note={question.note} folded={verdict?.right === true} />
        </div>
        <div className={css['answer']}>
          <AnswerSlot typed={typed} digits={question.digits} verdict={verdict} />
          <div className={css['submit']}>
            <Button onClick={() => onKey('enter')}>Submit</Button>
          </div>
        </div>
        <div className={css['pad']}>
          <NumberPad onKey={press} minus={minus} />
        </div>
        <Announcer message={verdict ? spokenVerdict(verdict) : question.spoken} />
      </div>
      <AbortDialog open={asking} onStay={() => setAsking(false)} onStop={props.onAbort} />
    </Stage>
  );
}

/** Said once, before the next question. */
const spokenVerdict = ({ right, answer }: Verdict): string => (right ? 'Correct' : `Wrong. The answer is ${answer}`);

function Head({ time, pips, progress, onStop }: PlayScreenProps & { readonly onStop: () => void }) {
  const { number, total } = progress;
  const right = pips.filter((pip) => pip === 'right').length;
  return (
    <div className={css['head']}>
      <TimeBar {...time} />
      <div className={css['progress']}>
        <Pips pips={pips} label={`Question ${number} of ${total}, ${right} right`} />
      </div>
      <p className={css['count']} aria-hidden="true">
        {number}
        <span className={css['total']}>/{total}</span>
      </p>
      <IconButton label="Stop the game" onClick={onStop}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
