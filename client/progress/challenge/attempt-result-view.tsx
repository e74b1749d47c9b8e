import { useMemo, useRef, useState } from 'react';
import { isPlayable } from '../../../shared/games/catalogue.ts';
import { meanMs } from '../../../shared/games/mean-ms.ts';
import type { AttemptResult, AttemptRun, AttemptState } from '../../challenge/attempt-result.ts';
import { endedAttempt, type EndedAttempt } from '../../challenge/ended-attempt.ts';
import { goalWords } from '../../challenge/goal-words.ts';
import type { TodaysChallenge } from '../../challenge/read-today.ts';
import { isUntimedSession } from '../../play/choices/untimed-session.ts';
import { RunAnnouncer } from '../../play/page/run-announcer.tsx';
import { SaveLine } from '../../play/result/save-line.tsx';
import { MainFigure } from '../../play/result/main-figure.tsx';
import { ShareButton } from '../../play/result/share-button.tsx';
import { Said } from '../../play/run/said.tsx';
import { percent, wholeNumber } from '../../text/number.ts';
import { clockText } from '../../text/time.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { clockOfSession } from '../../play/choices/clock-of.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { mannerOf } from '../../words/manner.ts';
import { inTenths } from '../../words/en/text/time.ts';
import { AttemptNews } from './attempt-news.tsx';
import { Coming } from './coming.tsx';
import { useSeen } from './just-ended.ts';
import { nextOf } from './next-of.ts';
import { PassedFolds } from './passed-folds.tsx';
import { Reward } from './reward.tsx';
import { RewardLevel } from './reward-level.tsx';
import { streakOf } from './streak-of.ts';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import * as terms from '../../words/en/daily-challenge/terms.ts';
import ui from '../../ui/ui.module.css';
import css from './attempt.module.css';

/** It replays the run from its log: the rules of all games come with it. */
const attemptTexts = () => untilLoaded(() => import('./attempt-text.ts'));

interface AttemptResultViewProps {
  readonly attempt: Extract<AttemptState, { readonly result: AttemptResult }>;
  /** What has just ended in this window, at whichever challenge. */
  readonly ended: EndedAttempt | undefined;
  /** Undefined for a guest, who has nothing to redeem until the attempt is kept. */
  readonly localId: string | undefined;
  /** The day of the challenge. */
  readonly today: TodaysChallenge;
  /** Whether tomorrow has a challenge. */
  readonly comesTomorrow: boolean;
}

/** How the attempt turned out: celebration or failure, the figures, the reward. */
export function AttemptResultView({ attempt, ended, localId, today, comesTomorrow }: AttemptResultViewProps) {
  const { result } = attempt;
  const { asked, run } = result;
  const { isOver } = today;
  const streak = streakOf(today);
  const next = useMemo(() => nextOf(today), [today]);
  const goal = goalWords(asked);
  const manner = run && mannerOf(run);
  const message = result.passed ? words.passed : words.notPassed;
  const practiceIsNext = attempt.state === 'stored' && !result.passed;
  const justEnded = ended?.revision.id === asked.id ? ended : undefined;
  useSeen(justEnded);
  const passedNow = result.passed && run?.id === justEnded?.report.sessionId;
  const [level, setLevel] = useState<number>();
  const section = useRef<HTMLElement>(null);
  const celebrateLevel = (reached: number) => {
    // The celebration hides the button.
    section.current?.focus({ preventScroll: true });
    setLevel(reached);
  };
  const reward = attempt.state === 'stored' && localId !== undefined ? { result, id: asked.id, localId, isMain: true } : undefined;
  return (
    <>
      <RunAnnouncer />
      <Said>{outcomeInWords(message, result.score, goal?.target, manner)}</Said>
      <section ref={section} className={css['result']} tabIndex={-1} aria-label={words.yourAttempt}>
        {result.passed && <PassedFolds />}
        <h1 className={css['title']}>{message}</h1>
        <p className={ui['soft']}>{goal ? `${asked.title}, ${goal.gameName}` : asked.title}</p>
        {manner !== undefined && <p className={ui['soft']}>{manner}</p>}
        <MainFigure>{wholeNumber(result.score)}</MainFigure>
        <dl className={css['figures']}>
          {goal && <Figure name={terms.target} value={goal.target} />}
          {run && figuresOf(run).map((figure) => <Figure key={figure.name} {...figure} />)}
          {result.passed && <Figure name={terms.reward} value={terms.xp(result.xpReward)} />}
        </dl>
        {result.passed ? (
          <p className={ui['soft']}>{words.targetReached}</p>
        ) : (
          <p
            className={ui['soft']}
          >{`${goal?.limits?.(run ? clockOfSession(run) : 'on') ?? ''} ${comesTomorrow ? words.tomorrow : words.practice}`}</p>
        )}
        <Coming streak={streak} next={next} />
        <ShareButton
          text={async () => (await attemptTexts()).attemptText(today.day, result, streak)}
          of={`${run?.id ?? ''} ${streak} ${result.passed}`}
          page="/daily-challenge"
        />
        {justEnded && (
          <AttemptNews
            ended={justEnded}
            hue={goal?.game.hue}
            localId={localId}
            passed={passedNow ? asked.title : undefined}
            reward={reward && <Reward {...reward} onLevel={setLevel} />}
          />
        )}
        {level !== undefined && <RewardLevel level={level} />}
      </section>
      {attempt.state === 'in-memory' && <Keep ended={attempt.ended} />}
      {reward && <Reward {...reward} onLevel={celebrateLevel} />}
      <div className={css['links']}>
        {goal && isPlayable(goal.game) && (
          <LinkButton to={`/games/${goal.game.slug}`} search={{ practice: true }} variant={practiceIsNext ? 'primary' : 'quiet'}>
            {words.playAgain}
          </LinkButton>
        )}
        <LinkButton to="/daily-challenge">{isOver ? words.toToday : words.back}</LinkButton>
      </div>
    </>
  );
}

/** An attempt that only this window has, and how to keep it. */
const Keep = ({ ended }: { readonly ended: EndedAttempt }) => (
  <Sheet className={css['sheet']}>
    <SaveLine report={ended.report} owner={ended.owner} lost={false} onKept={(report) => endedAttempt.set({ ...ended, report })} />
  </Sheet>
);

function outcomeInWords(message: string, score: number, target: string | undefined, manner: string | undefined): string {
  const outcome = target === undefined ? words.outcome(message, score) : words.outcomeAndTarget(message, score, target);
  return manner === undefined ? outcome : words.inManner(outcome, manner);
}

/** What the run came to besides its points: what its game counts, and time by a clock. */
function figuresOf(run: AttemptRun): readonly { readonly name: string; readonly value: string }[] {
  const untimed = isUntimedSession(run);
  const pace = untimed ? undefined : meanMs(run);
  return [
    ...(run.accuracy === undefined ? [] : [{ name: words.accuracy, value: percent(run.accuracy) }]),
    ...(run.movesCount === undefined ? [] : [{ name: words.moves, value: wholeNumber(run.movesCount) }]),
    ...(untimed ? [] : [{ name: words.time, value: clockText(run.timeTaken) }]),
    ...(pace === undefined ? [] : [{ name: words.pace, value: inTenths(pace) }]),
  ];
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
