import type { ReactNode } from 'react';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { wholeNumber } from '../../text/number.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { ThumbRow } from '../../ui/thumb-row.tsx';
import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/daily-challenge/page.ts';
import { claimed } from '../../words/en/daily-challenge/reward.ts';
import * as today from '../../words/en/daily-challenge/today.ts';
import { Coming } from './coming.tsx';
import { Calendar } from './calendar-table.tsx';
import type { DailyData } from './daily-data.ts';
import { Terms, type TermsProps } from './terms.tsx';
import css from './daily-view.module.css';

const PLAY_PAGE = '/daily-challenge/play';

interface DailyViewProps {
  /** Null while it is being read from the device: the same sheets. */
  readonly data: DailyData | null;
  /** What stands behind today's sheets. */
  readonly children?: ReactNode;
}

/** Today's challenge first, then the best of today, the leaderboard's place, and the month. */
export function DailyView({ data, children }: DailyViewProps) {
  'use no memo';
  return (
    <div className={page['page']} aria-busy={data === null}>
      <header className={page['head']}>
        <h1 className={page['title']}>{today.dailyChallenge}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <div className={css['board']}>
        <Today data={data} />
        <Best data={data} />
        <Sheet as="section" className={css['side']} aria-labelledby="leaderboard">
          <h2 id="leaderboard" className={ui['large']}>
            {words.leaderboard}
          </h2>
          <p className={css['waiting']}>{words.comingSoon}</p>
        </Sheet>
        {children}
        <Calendar month={data?.calendar} />
      </div>
    </div>
  );
}

function Today({ data }: DailyViewProps) {
  const challenge = data?.card.state === 'active' ? data.card.challenge : undefined;
  return (
    <Sheet
      as="section"
      folded={challenge !== undefined}
      className={css['today']}
      aria-label={words.todaysChallenge}
      data-hue={challenge?.goal.game.hue}
    >
      <p className={css['date']}>{data ? words.dateUtc(data.date) : ''}</p>
      {data && contentOf(data)}
    </Sheet>
  );
}

function contentOf({ card, clock, result, waiting }: DailyData): ReactNode {
  const isAttempted = result !== undefined;
  if (card.state === 'active') return <Active challenge={card.challenge} clock={clock ?? 'on'} isAttempted={isAttempted} />;
  if (card.state === 'inactive') {
    return (
      <Quiet title={today.notActive} isAttempted={isAttempted} rewardWaits={waiting.length > 0}>
        {card.window === undefined ? words.cannotBePlayed : words.itsTimeWindow(card.window)}
      </Quiet>
    );
  }
  return (
    <Quiet title={today.noChallenge} isAttempted={isAttempted} rewardWaits={waiting.length > 0}>
      {words.checkBack}
    </Quiet>
  );
}

interface QuietProps {
  readonly title: string;
  /** Whether it was played before it was no longer active. Its reward can still be redeemed (decision C2). */
  readonly isAttempted: boolean;
  /** Whether a reward of another challenge waits: taking that comes first. */
  readonly rewardWaits: boolean;
  readonly children: ReactNode;
}

/** A day without a challenge to play: what there is to do instead. */
function Quiet({ title, isAttempted, rewardWaits, children }: QuietProps) {
  return (
    <div className={css['quiet']}>
      <h2 className={css['title']}>{title}</h2>
      <p className={ui['soft']}>{children}</p>
      <div className={page['links']}>
        <LinkButton to="/games" variant={rewardWaits ? 'quiet' : 'primary'}>
          {words.playMeanwhile}
        </LinkButton>
        {isAttempted && <LinkButton to={PLAY_PAGE}>{words.seeResult}</LinkButton>}
      </div>
      <div className={css['paper']}>
        <Icon name="sun" />
      </div>
    </div>
  );
}

interface ActiveProps extends TermsProps {
  readonly isAttempted: boolean;
}

function Active({ challenge, clock, isAttempted }: ActiveProps) {
  const { title, description, window, goal } = challenge;
  return (
    <>
      <div className={css['what']}>
        <GameMark game={goal.game} size="large" />
        <div>
          <p className={ui['note']}>{goal.gameName}</p>
          <h2 className={css['title']}>{title}</h2>
        </div>
      </div>
      <p className={css['description']}>{description}</p>
      <Terms challenge={challenge} clock={clock} />
      {window !== undefined && (
        <p className={css['window']}>
          <Icon name="clock" size="small" />
          <span>{isAttempted ? words.timeWindow(window) : words.timeWindowBefore(window)}</span>
        </p>
      )}
      <ThumbRow className={css['start']}>
        <LinkButton to={PLAY_PAGE} variant={isAttempted ? 'quiet' : 'primary'} size="large" wide>
          <span>{isAttempted ? words.seeResult : words.start}</span> <Icon name="arrow-right" />
        </LinkButton>
      </ThumbRow>
    </>
  );
}

function Best({ data }: DailyViewProps) {
  return (
    <Sheet as="section" className={css['side']} aria-labelledby="best-today">
      <h2 id="best-today" className={ui['large']}>
        {words.bestToday}
      </h2>
      {data && bestOf(data)}
      {data && <Coming streak={data.streak} next={data.next} />}
    </Sheet>
  );
}

function bestOf({ result }: DailyData): ReactNode {
  if (!result) return <p className={css['waiting']}>{words.notAttempted}</p>;
  return (
    <>
      <p className={css['score']}>{wholeNumber(result.score)}</p>
      <p className={css['verdict']} data-passed={result.passed}>
        <Icon name={result.passed ? 'tick' : 'cross'} size="small" />
        <span>{result.passed ? words.passed : words.notPassed}</span>
      </p>
      {result.passed && <p className={ui['soft']}>{result.claimed ? claimed(result.xpReward) : words.rewardWaits(result.xpReward)}</p>}
    </>
  );
}
