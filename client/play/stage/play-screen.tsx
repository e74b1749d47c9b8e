import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { AnswerSlot, type Verdict } from './answer-slot.tsx';
import type { GameKey } from '../input/game-keys.ts';
import { NumberPad } from '../input/number-pad.tsx';
import { PlayFrame, type PlayHeadParts } from './play-frame.tsx';
import { Problem } from './problem.tsx';
import { sounds } from '../sound/sounds.ts';
import { useGameKeys } from '../input/use-game-keys.ts';
import { useTouched } from '../input/use-touched.ts';
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

export interface PlayScreenProps extends PlayHeadParts {
  /** The question in sight; `key` changes with each new one. */
  readonly question: Question;
  readonly typed: string;
  readonly verdict: Verdict | undefined;
  /** Whether an answer can be negative. */
  readonly minus?: boolean;
  /** True where an empty slot must not be submitted by a press. */
  readonly submitDisabled?: boolean;
  /** What is said instead of "Correct" or "Wrong". */
  readonly said?: string | undefined;
  /** Between rounds: takes the place of the pad, and Enter is its buttons'. */
  readonly panel?: ReactNode;
  /** For a game with panels: their room is kept free during a round, so that nothing moves. */
  readonly hasPanels?: boolean;
  readonly onKey: (key: GameKey) => void;
  readonly onDiscard: () => void;
}

/** A question, a slot, a pad: the play screen of the games that ask for a number. */
export function PlayScreen(props: PlayScreenProps) {
  const { question, typed, verdict, minus = false, submitDisabled = false, panel, hasPanels = false, onKey } = props;
  const [asking, setAsking] = useState(false);
  const touched = useTouched();
  const stop = props.onEnd ?? (() => setAsking(true));
  const typing = verdict === undefined && panel === undefined;
  const press = (key: GameKey) => {
    if (key === 'escape') return stop();
    if (typing && key !== 'enter') sounds.play('key');
    onKey(key);
  };
  useVerdictTick(verdict?.right);
  useGameKeys(press, { minus, active: !asking });
  return (
    <PlayFrame {...props} task="type your answer" asking={asking} onAsk={setAsking}>
      <div className={classes(css['play'], touched && css['touched'], hasPanels && css['withPanels'])}>
        <div className={css['problem']}>
          <Problem key={question.key} text={question.text} note={question.note} folded={verdict?.right === true} />
        </div>
        <div className={css['answer']}>
          <AnswerSlot typed={typed} digits={question.digits} verdict={verdict} />
        </div>
        {panel === undefined && (
          <div className={css['submit']}>
            <Button disabled={submitDisabled} onClick={() => onKey('enter')}>
              Submit
            </Button>
          </div>
        )}
        <div className={panel === undefined ? css['pad'] : css['panel']}>
          {panel ?? <NumberPad onKey={press} minus={minus} submitDisabled={submitDisabled} />}
        </div>
        <Announcer message={props.said ?? (verdict ? spokenVerdict(verdict) : question.spoken)} />
      </div>
    </PlayFrame>
  );
}

/** Each verdict is heard once, by who has chosen sound; undefined while an answer is awaited. */
function useVerdictTick(right: boolean | undefined): void {
  useEffect(() => {
    if (right !== undefined) sounds.play(right ? 'right' : 'wrong');
  }, [right]);
}

/** Said once, before the next question. */
const spokenVerdict = ({ right, answer }: Verdict): string => (right ? 'Correct' : `Wrong. The answer is ${answer}`);
