import { isPlayable } from '../../../shared/games/catalogue.ts';
import type { AttemptResult, AttemptState } from '../../challenge/attempt-result.ts';
import { endedAttempt } from '../../challenge/ended-attempt.ts';
import { Kept } from '../../play/result/kept.tsx';
import { percent, wholeNumber } from '../../text/number.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import type { ShownChallenge } from './daily-data.ts';
import { PassedFolds } from './passed-folds.tsx';
import { Reward } from './reward.tsx';
import css from './attempt.module.css';

export interface AttemptResultViewProps {
  readonly challenge: ShownChallenge;
  readonly id: string;
  readonly attempt: Extract<AttemptState, { readonly result: AttemptResult }>;
  /** Undefined for a guest, who has nothing to redeem until the attempt is kept. */
  readonly localId: string | undefined;
}

const PASSED = 'Challenge passed!';
const NOT_PASSED = 'Not this time';

/** How the attempt turned out: celebration or failure, the figures, the reward. */
export function AttemptResultView({ challenge, id, attempt, localId }: AttemptResultViewProps) {
  const { goal } = challenge;
  const { result } = attempt;
  const message = result.passed ? PASSED : NOT_PASSED;
  return (
    <>
      <section className={css['result']} aria-label="Your attempt">
        {result.passed && <PassedFolds />}
        <h1 className={css['title']}>{message}</h1>
        <p className={css['game']}>
          {challenge.title}, {goal.game.name}
        </p>
        <p className={css['score']}>
          <span className={css['figure']}>{wholeNumber(result.score)}</span>
          <span className={css['unit']}>points</span>
        </p>
        <dl className={css['figures']}>
          <Figure name="Target" value={goal.target} />
          {result.accuracy !== undefined && <Figure name="Accuracy" value={percent(result.accuracy)} />}
          {result.passed && <Figure name="Reward" value={`${wholeNumber(result.xpReward)} XP`} />}
        </dl>
        <p className={css['soft']}>{result.passed ? 'You reached the target.' : 'A new challenge comes tomorrow, and practice helps.'}</p>
      </section>
      {attempt.state === 'in-memory' && (
        <Sheet className={css['sheet']}>
          <Kept
            report={attempt.ended.report}
            owner={attempt.ended.owner}
            lost={false}
            onKept={(report) => endedAttempt.set({ ...attempt.ended, report })}
          />
        </Sheet>
      )}
      {attempt.state === 'stored' && localId !== undefined && <Reward result={result} id={id} localId={localId} />}
      <div className={css['links']}>
        {isPlayable(goal.game) && (
          <LinkButton to={`/games/${goal.game.slug}`} search={{ practice: true }}>
            Play again for practice
          </LinkButton>
        )}
        <LinkButton to="/daily-challenge">Back to Daily Challenge</LinkButton>
      </div>
      <Announcer message={`${message} ${wholeNumber(result.score)} points. Target: ${goal.target}.`} />
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
