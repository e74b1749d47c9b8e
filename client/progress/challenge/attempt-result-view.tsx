import { isPlayable } from '../../../shared/games/catalogue.ts';
import type { AttemptResult, AttemptState } from '../../challenge/attempt-result.ts';
import { endedAttempt } from '../../challenge/ended-attempt.ts';
import { goalWords } from '../../challenge/goal-words.ts';
import { SaveLine } from '../../play/result/save-line.tsx';
import { MainFigure } from '../../play/result/main-figure.tsx';
import { percent, wholeNumber } from '../../text/number.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import * as terms from '../../words/en/daily-challenge/terms.ts';
import { PassedFolds } from './passed-folds.tsx';
import { Reward } from './reward.tsx';
import css from './attempt.module.css';

interface AttemptResultViewProps {
  readonly attempt: Extract<AttemptState, { readonly result: AttemptResult }>;
  /** Undefined for a guest, who has nothing to redeem until the attempt is kept. */
  readonly localId: string | undefined;
  /** Whether the challenge is of a day that has ended. */
  readonly isOver: boolean;
  /** Whether tomorrow has a challenge. */
  readonly comesTomorrow: boolean;
}

/** How the attempt turned out: celebration or failure, the figures, the reward. */
export function AttemptResultView({ attempt, localId, isOver, comesTomorrow }: AttemptResultViewProps) {
  const { result } = attempt;
  const { asked } = result;
  const goal = goalWords(asked);
  const message = result.passed ? words.passed : words.notPassed;
  const practiceIsNext = attempt.state === 'stored' && !result.passed;
  return (
    <>
      <section className={css['result']} aria-label={words.yourAttempt}>
        {result.passed && <PassedFolds />}
        <h1 className={css['title']}>{message}</h1>
        <p className={css['game']}>{goal ? `${asked.title}, ${goal.gameName}` : asked.title}</p>
        <MainFigure>{wholeNumber(result.score)}</MainFigure>
        <dl className={css['figures']}>
          {goal && <Figure name={terms.target} value={goal.target} />}
          {result.accuracy !== undefined && <Figure name={words.accuracy} value={percent(result.accuracy)} />}
          {result.passed && <Figure name={terms.reward} value={terms.xp(result.xpReward)} />}
        </dl>
        {result.passed ? (
          <p className={css['soft']}>{words.targetReached}</p>
        ) : (
          <p className={css['soft']}>{`${goal?.limits ?? ''} ${comesTomorrow ? words.tomorrow : words.practice}`}</p>
        )}
      </section>
      {attempt.state === 'in-memory' && (
        <Sheet className={css['sheet']}>
          <SaveLine
            report={attempt.ended.report}
            owner={attempt.ended.owner}
            lost={false}
            onKept={(report) => endedAttempt.set({ ...attempt.ended, report })}
          />
        </Sheet>
      )}
      {attempt.state === 'stored' && localId !== undefined && <Reward result={result} id={asked.id} localId={localId} isMain />}
      <div className={css['links']}>
        {goal && isPlayable(goal.game) && (
          <LinkButton to={`/games/${goal.game.slug}`} search={{ practice: true }} variant={practiceIsNext ? 'primary' : 'quiet'}>
            {words.playAgain}
          </LinkButton>
        )}
        <LinkButton to="/daily-challenge">{isOver ? words.toToday : words.back}</LinkButton>
      </div>
      <Announcer message={goal ? words.outcomeAndTarget(message, result.score, goal.target) : words.outcome(message, result.score)} />
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
