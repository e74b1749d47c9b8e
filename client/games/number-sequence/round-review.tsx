import { isCorrect, tally, type JudgedRound, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { scoreParts } from '../../../shared/games/number-sequence/v1/score.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { wholeNumber } from '../../text/number.ts';
import { inTenths } from '../../words/en/text/time.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { verdictOn } from './texts.ts';
import * as words from '../../words/en/number-sequence/result.ts';
import * as resultWords from '../../words/en/play/result.ts';
import ui from '../../ui/ui.module.css';
import css from './round-review.module.css';

interface RoundReviewProps {
  readonly state: NumberSequenceState;
  /** Whole percent. */
  readonly accuracy: number;
  readonly score: number;
}

/** How the points came about, and for every round the expected numbers beside the given ones. */
export function RoundReview({ state, accuracy, score }: RoundReviewProps) {
  return (
    <Sheet as="section" className={css['review']} aria-label={resultWords.howItWent}>
      <Points state={state} accuracy={accuracy} score={score} />
      <ol className={css['rounds']}>
        {state.judged.map((round, index) => (
          // A round's place is its identity.
          <Round key={index} round={round} name={words.round(index + 1)} untimed={isUntimed(state.config)} />
        ))}
      </ol>
    </Sheet>
  );
}

function Points({ state, accuracy, score }: RoundReviewProps) {
  const { correct, secondsLeft } = tally(state.judged);
  const parts = scoreParts(correct, accuracy, secondsLeft);
  return (
    <table className={css['points']}>
      <caption className={css['caption']}>{words.points}</caption>
      <tbody>
        <Line name={words.correctRounds} sum={`${correct} × 100`} points={parts.rounds} />
        <Line name={resultWords.accuracy} sum={`${accuracy} × 2`} points={parts.accuracy} />
        {!isUntimed(state.config) && <Line name={words.secondsLeft} sum={`${secondsLeft} × 5`} points={parts.time} />}
      </tbody>
      <tfoot>
        <Line name={resultWords.score} sum="" points={score} />
      </tfoot>
    </table>
  );
}

interface LineProps {
  readonly name: string;
  readonly sum: string;
  readonly points: number;
}

const Line = ({ name, sum, points }: LineProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={ui['soft']}>{sum}</td>
    <td>{wholeNumber(points)}</td>
  </tr>
);

/** Numbers with more digits need wider columns. */
const SHORT = 4;

interface RoundProps {
  readonly round: JudgedRound;
  readonly name: string;
  readonly untimed: boolean;
}

function Round({ round, name, untimed }: RoundProps) {
  const right = isCorrect(round);
  return (
    <li className={ui['grid2']}>
      <div className={css['head']}>
        <h2 className={css['name']}>{name}</h2>
        <p className={classes(css['verdict'], right ? ui['right'] : ui['wrong'])}>
          <Icon name={right ? 'tick' : 'cross'} size="small" />
          <span>{verdictOn(round)}</span>
        </p>
        {!untimed && <p className={css['time']}>{inTenths(round.ms)}</p>}
      </div>
      <ol className={css['numbers']} data-long={String(round.numbers[0] ?? '').length > SHORT || undefined}>
        {round.numbers.map((number, index) => (
          <Number key={index} number={number} given={round.given[index] ?? null} />
        ))}
      </ol>
    </li>
  );
}

/** The expected number, and the given one if it is wrong. */
function Number({ number, given }: { readonly number: number; readonly given: number | null }) {
  const right = number === given;
  return (
    <li className={classes(css['number'], right ? css['known'] : css['missed'])}>
      <Icon name={right ? 'tick' : 'cross'} size="small" />
      <span className={css['digits']}>
        <span>{number}</span>
        {right ? <VisuallyHidden>{words.known}</VisuallyHidden> : <Wrong given={given} />}
      </span>
    </li>
  );
}

const PARTS = {
  hidden: (inner: string) => <VisuallyHidden>{inner}</VisuallyHidden>,
  given: (inner: string) => <span className={css['given']}>{inner}</span>,
  typed: (inner: string) => <s className={css['given']}>{inner}</s>,
};

const Wrong = ({ given }: { readonly given: number | null }) => (
  <Rich text={given === null ? words.missed : words.mistaken(given)} parts={PARTS} />
);
