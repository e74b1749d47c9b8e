import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import { AnswerSlot, type Verdict } from './answer-slot.tsx';
import type { TypedText } from '../input/answer-run.ts';
import type { GameKey } from '../input/game-keys.ts';
import { NumberPad } from '../input/number-pad.tsx';
import { GoOn } from './go-on.tsx';
import { PlayFrame, type PlayHeadParts } from './play-frame.tsx';
import { Problem } from './problem.tsx';
import { useStopQuestion } from './stop-question.ts';
import { sounds } from '../sound/sounds.ts';
import { useGameKeys } from '../input/use-game-keys.ts';
import { usePad } from '../input/use-pad.ts';
import * as padWords from '../../words/en/play/number-pad.ts';
import * as words from '../../words/en/play/stage.ts';
import css from './play-screen.module.css';

/** A question. `note`: more that the player has to know; `spoken`: the whole question in words. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly note: string | null;
  readonly spoken: string;
  /** How many digits the answer has. */
  readonly digits: number;
}

interface PlayScreenProps extends PlayHeadParts {
  /** The question in sight; `key` changes with each new one. */
  readonly question: Question;
  readonly typed: TypedText;
  readonly verdict: Verdict | undefined;
  /** Whether an answer can be negative. */
  readonly minus?: boolean;
  /** True if Submit must not submit an empty slot. */
  readonly submitDisabled?: boolean;
  /** What is said instead of the question or the verdict. */
  readonly said?: string | undefined;
  /** What is to be typed, if that is no answer to the question in sight. */
  readonly prompt?: string | undefined;
  /** What can be said instead of an answer: a button of its own, set apart from the keys. Its room is there while there is none. */
  readonly instead?: ReactNode;
  /** Replaces the pad between rounds. Enter then presses the panel's buttons. */
  readonly panel?: ReactNode;
  /** By which clock it is played (decision G26): by another than the ordinary one its player can end the pause after an answer. */
  readonly clock?: Clock;
  readonly onKey: (key: GameKey) => void;
  readonly onDiscard: () => void;
}

/** The play screen of the games that ask for a number: a question, an answer slot and a number pad. */
export function PlayScreen(props: PlayScreenProps) {
  const { question, typed, verdict, minus = false, submitDisabled = false, clock = 'on', instead, onKey } = props;
  const stop = useStopQuestion(props.onDiscard, clock);
  const canGoOn = clock !== 'on' && verdict !== undefined;
  const panel = props.panel ?? (canGoOn ? <GoOn key={question.key} onGo={() => onKey('enter')} /> : undefined);
  const isAwaited = verdict === undefined && panel === undefined;
  const isPadThere = usePad(isAwaited ? question.key : undefined, clock === 'off');
  const end = props.onEnd ?? stop.ask;
  const typing = useLatest(isAwaited);
  const press = (key: GameKey) => {
    if (key === 'escape') return end();
    if (typing.current && key !== 'enter') sounds.play('key');
    onKey(key);
  };
  useVerdictTick(verdict?.isOpen ? undefined : verdict?.right);
  useGameKeys(press, { minus, active: !stop.isOpen });
  return (
    <PlayFrame
      {...props}
      task={words.typeAnswer}
      said={props.said ?? (verdict ? spokenVerdict(verdict) : question.spoken)}
      asks={!verdict}
      waits={panel !== undefined}
      stop={stop}
    >
      <div className={classes(css['play'], isPadThere && css['padded'], instead !== undefined && css['withInstead'])}>
        <div className={css['problem']}>
          <div className={css['sheet']}>
            <Problem key={question.key} text={question.text} note={question.note} folded={verdict?.right === true} />
          </div>
        </div>
        <div className={classes(css['answer'], panel !== undefined && verdict === undefined && css['unasked'])}>
          <AnswerSlot typed={typed} digits={question.digits} verdict={verdict} prompt={props.prompt} isEchoed />
        </div>
        {instead !== undefined && <div className={css['instead']}>{instead}</div>}
        {panel === undefined && (
          <div className={css['submit']}>
            <Button disabled={submitDisabled} onClick={() => onKey('enter')}>
              {padWords.submit}
            </Button>
          </div>
        )}
        <div className={panel === undefined ? css['pad'] : css['panel']}>
          {panel ?? <NumberPad onKey={press} minus={minus} submitDisabled={submitDisabled} />}
        </div>
      </div>
    </PlayFrame>
  );
}

/** A value for handlers that are not to change with it: with `press`, all keys of the pad would be rendered with each verdict. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Plays the sound of each verdict once. `right` is undefined while an answer is expected. */
function useVerdictTick(right: boolean | undefined): void {
  useEffect(() => {
    if (right !== undefined) sounds.play(right ? 'right' : 'wrong');
  }, [right]);
}

/** The verdict in words. A screen reader says it once, before the next question. */
const spokenVerdict = ({ right, given, answer }: Verdict): string => (right ? words.correct : words.wrongAnswer(given, answer));
