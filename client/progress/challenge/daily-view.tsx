import type { ReactNode } from 'react';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { wholeNumber } from '../../text/number.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { ThumbRow } from '../../ui/thumb-row.tsx';
import page from '../../ui/page.module.css';
import { Calendar } from './calendar-table.tsx';
import type { DailyData, ShownChallenge } from './daily-data.ts';
import { Terms } from './terms.tsx';
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
  return (
    <div className={page['page']} aria-busy={data === null}>
      <header className={page['head']}>
        <h1 className={page['title']}>Daily Challenge</h1>
        <p className={page['lead']}>One challenge a day, the same problems for everyone.</p>
      </header>
      <div className={css['board']}>
        <Today data={data} />
        <Best data={data} />
        <Sheet as="section" className={css['side']} aria-labelledby="leaderboard">
          <h2 id="leaderboard" className={css['heading']}>
            Leaderboard
          </h2>
          <p className={css['waiting']}>Coming Soon!</p>
        </Sheet>
        {children}
        <Calendar month={data?.calendar} />
      </div>
    </div>
  );
}

function Today({ data }: DailyViewProps) {
  const { card } = data ?? {};
  return (
    <Sheet
      as="section"
      folded={card?.state === 'active'}
      className={css['today']}
      aria-label="Today’s challenge"
      data-hue={card?.state === 'active' ? card.challenge.goal.game.hue : undefined}
    >
      <p className={css['date']}>{data ? `${data.date} (UTC)` : ''}</p>
      {data && contentOf(data)}
    </Sheet>
  );
}

function contentOf({ card, result, waiting }: DailyData): ReactNode {
  const isAttempted = result !== undefined;
  if (card.state === 'active') return <Active challenge={card.challenge} isAttempted={isAttempted} />;
  if (card.state === 'inactive') {
    return (
      <Quiet title="Challenge Not Active" isAttempted={isAttempted} rewardWaits={waiting.length > 0}>
        {card.window === undefined ? 'It cannot be played here today.' : `Its time window: ${card.window}.`}
      </Quiet>
    );
  }
  return (
    <Quiet title="No Challenge Today" isAttempted={isAttempted} rewardWaits={waiting.length > 0}>
      Check back later for today's challenge!
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
      <p className={css['soft']}>{children}</p>
      <div className={page['links']}>
        <LinkButton to="/games" variant={rewardWaits ? 'quiet' : 'primary'}>
          Play a game meanwhile
        </LinkButton>
        {isAttempted && <LinkButton to={PLAY_PAGE}>See your result</LinkButton>}
      </div>
    </div>
  );
}

function Active({ challenge, isAttempted }: { readonly challenge: ShownChallenge; readonly isAttempted: boolean }) {
  const { title, description, window, goal } = challenge;
  return (
    <>
      <div className={css['what']}>
        <GameMark game={goal.game} size="large" />
        <div>
          <p className={css['game']}>{goal.game.name}</p>
          <h2 className={css['title']}>{title}</h2>
        </div>
      </div>
      <p className={css['description']}>{description}</p>
      <Terms challenge={challenge} />
      {window !== undefined && (
        <p className={css['window']}>
          <Icon name="clock" size="small" />
          <span>{`Time window: ${window}.${isAttempted ? '' : ' It can be played all day.'}`}</span>
        </p>
      )}
      <ThumbRow className={css['start']}>
        <LinkButton to={PLAY_PAGE} variant={isAttempted ? 'quiet' : 'primary'} size="large" wide>
          <span>{isAttempted ? 'See your result' : 'Start Challenge'}</span> <Icon name="arrow-right" />
        </LinkButton>
      </ThumbRow>
    </>
  );
}

function Best({ data }: DailyViewProps) {
  return (
    <Sheet as="section" className={css['side']} aria-labelledby="best-today">
      <h2 id="best-today" className={css['heading']}>
        Your Best Today
      </h2>
      {data && bestOf(data)}
    </Sheet>
  );
}

function bestOf({ result }: DailyData): ReactNode {
  if (!result) return <p className={css['waiting']}>Not attempted yet</p>;
  return (
    <>
      <p className={css['score']}>{wholeNumber(result.score)}</p>
      <p className={css['verdict']} data-passed={result.passed}>
        <Icon name={result.passed ? 'tick' : 'cross'} size="small" />
        <span>{result.passed ? 'Passed' : 'Not passed'}</span>
      </p>
      {result.passed && <p className={css['soft']}>{rewardText(result.claimed, result.xpReward)}</p>}
    </>
  );
}

const rewardText = (claimed: boolean, xp: number): string =>
  claimed ? `Reward claimed: ${wholeNumber(xp)} XP` : `${wholeNumber(xp)} XP wait to be redeemed`;
