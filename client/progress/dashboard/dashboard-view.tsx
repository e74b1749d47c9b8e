import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { GameOnOffer } from '../../../shared/games/catalogue.ts';
import type { WeakTopic } from '../../../shared/progress/analytics/topic-stats.ts';
import { XP_PER_LEVEL } from '../../../shared/progress/level.ts';
import { Avatar } from '../../art/avatar.tsx';
import type { GameToContinue } from '../../play/page/game-to-continue.ts';
import { gamePath } from '../../games/game-path.ts';
import { offerAgain } from '../../play/page/left-run.ts';
import { wholeNumber } from '../../text/number.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/dashboard/dashboard.ts';
import { RecentRow } from '../recent/recent-row.tsx';
import type { RecentSession } from '../recent/recent-session.ts';
import { firstNameOf } from '../../text/first-name.ts';
import ui from '../../ui/ui.module.css';
import css from './dashboard-view.module.css';
import { gameName } from '../../words/game-names.ts';

/** One of the last seven days, oldest first; the last is today. */
export interface StreakDay {
  /** One or two letters, e.g. `Mo`. */
  readonly label: string;
  /** In full, for those who hear it. */
  readonly name: string;
  readonly practised: boolean;
}

/** Who is greeted. */
interface Greeted {
  readonly displayName: string;
  /** As the device keeps it: a data address. */
  readonly picture?: string | undefined;
  /** The player's own mark, shown without a picture. */
  readonly colour: string;
  readonly shape: string;
}

/** Everything the dashboard shows of a player, ready to be shown. */
export interface DashboardData extends Greeted {
  readonly level: number;
  readonly totalXp: number;
  /** XP inside this level, of 1000. */
  readonly levelXp: number;
  readonly streakDays: number;
  /** Seven, oldest first. */
  readonly days: readonly StreakDay[];
  /** The latest five, newest first. */
  readonly recent: readonly RecentSession[];
  /** Why XP fell, if an admin has reset this player lately. */
  readonly resetNote?: string | undefined;
  /** What needs practice by the sums of the games, the weakest first. */
  readonly weak: readonly WeakTopic[];
  /** The games that were never played. */
  readonly unplayed: readonly GameOnOffer[];
}

const WEEK = 7;
const RECENT = 5;
const TODAY_ID = 'today';
/** What the main action leads to, unless a game was left. */
export const MAIN_GAME = 'speed-math';

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A bar in the place of a text that is still being read. */
const Blank = () => <span className={css['blank']} />;

function Greeting({ who }: { readonly who: Greeted | null }) {
  return (
    <header className={css['head']}>
      <Link to="/settings" className={classes(css['avatar'], !who && css['nobody'])} aria-label={words.settings}>
        {who && <Avatar name={who.displayName} colour={who.colour} shape={who.shape} picture={who.picture} />}
      </Link>
      <h1 className={css['greeting']}>
        {who ? (
          <span>
            <Rich
              text={words.greeting}
              parts={{
                name: () => (
                  <>
                    <span className={css['firstName']}>{firstNameOf(who.displayName)}</span>
                    <span className={css['fullName']}>{who.displayName}</span>
                  </>
                ),
              }}
            />
          </span>
        ) : (
          words.hello
        )}
      </h1>
    </header>
  );
}

/** What to do next, a press each. Without anything to say of a step it is not there, and no room is left for it. */
function Today({ steps }: Pick<DashboardViewProps, 'steps'>) {
  return (
    <Sheet as="section" className={css['today']} aria-labelledby={TODAY_ID}>
      <h2 id={TODAY_ID} className={ui['larger']}>
        {words.today}
      </h2>
      {steps && <ul className={css['steps']}>{steps}</ul>}
    </Sheet>
  );
}

function Level({ data }: { readonly data: DashboardData | null }) {
  return (
    <div className={css['figures']}>
      <p>
        <span className={ui['note']}>{words.level}</span>
        <span className={css['figure']}>{data ? wholeNumber(data.level) : '–'}</span>
      </p>
      <p>
        <span className={ui['note']}>{words.totalXp}</span>
        <span className={css['figure']}>{data ? wholeNumber(data.totalXp) : '–'}</span>
      </p>
      <div className={css['level']}>
        <ProgressBar label={words.toNextLevel} value={(data?.levelXp ?? 0) / XP_PER_LEVEL} />
        <p className={css['note']}>{data && words.xpToLevel(XP_PER_LEVEL - data.levelXp, data.level + 1)}</p>
      </div>
    </div>
  );
}

function Streak({ data }: { readonly data: DashboardData | null }) {
  const last = WEEK - 1;
  return (
    <section className={css['streak']} aria-label={words.streak}>
      <h2 className={css['streakTitle']}>
        {words.streak}
        <span>{data && words.days(data.streakDays)}</span>
      </h2>
      <ol className={css['days']}>
        {numbersTo(WEEK).map((index) => {
          const day = data?.days[index];
          return (
            <li key={index} className={classes(css['day'], day?.practised && css['practised'], index === last && css['todayMark'])}>
              <span className={css['slip']} />
              {index === last ? <span aria-hidden="true">{words.today}</span> : day && <span aria-hidden="true">{day.label}</span>}
              {day && <VisuallyHidden>{day.practised ? words.practised(day.name) : words.notPractised(day.name)}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Recent({ data, awaited, sync }: Pick<DashboardViewProps, 'data' | 'awaited' | 'sync'>) {
  return (
    <Sheet as="section" className={ui['column3']}>
      <div className={css['titleRow']}>
        <h2 className={ui['larger']}>{words.latestGames}</h2>
        {data?.recent.length !== 0 && (
          <Link to="/history" className={css['all']}>
            {words.allGames}
          </Link>
        )}
      </div>
      <ul className={classes(css['rows'], data !== null && css['read'])}>
        {awaited ? <li className={css['empty']}>{awaited.words}</li> : rowsOf(data)}
      </ul>
      {data?.resetNote !== undefined && <p className={css['note']}>{data.resetNote}</p>}
      <div className={css['sync']}>{sync}</div>
    </Sheet>
  );
}

function rowsOf(data: DashboardData | null): ReactNode {
  if (!data) {
    return numbersTo(RECENT).map((index) => (
      <li key={index} className={css['row']}>
        <Blank />
      </li>
    ));
  }
  if (data.recent.length === 0) return <li className={css['empty']}>{words.noGames}</li>;
  return data.recent.slice(0, RECENT).map((session) => <RecentRow key={session.id} session={session} />);
}

/** The screen's main action: the game that was left, or a new one. */
function PlayNext({ unfinished }: Pick<DashboardViewProps, 'unfinished'>) {
  if (!unfinished) {
    return (
      <LinkButton to={`/games/${MAIN_GAME}`} variant="primary" size="large" className={css['play']}>
        {words.playSpeedMath} <Icon name="arrow-right" />
      </LinkButton>
    );
  }
  return (
    <LinkButton to={gamePath(unfinished.slug)} onClick={offerAgain} variant="primary" size="large" className={css['play']}>
      <span className={css['continue']}>
        <Rich text={words.continueGame} parts={{ game: () => <span className={css['game']}>{gameName(unfinished.slug)}</span> }} />
      </span>
      <Icon name="arrow-right" />
    </LinkButton>
  );
}

interface DashboardViewProps {
  /** Null while it is being read from the device: the same sheets, at the same height. */
  readonly data: DashboardData | null;
  /** Who plays, and what is said, until the first sync has brought the figures. */
  readonly awaited?: Greeted & { readonly words: string };
  /** What to do next, in rows. Undefined until all of it is read: nothing that is on screen is pushed away by it. */
  readonly steps?: ReactNode;
  /** The game that was left; absent if none was. */
  readonly unfinished?: GameToContinue | undefined;
  /** The latest achievements and the next badge. Their room is there before. */
  readonly achievements?: ReactNode;
  /** The quiet line on what is saved and what waits (decision D9). */
  readonly sync?: ReactNode;
}

/** The player's home: greeting, the main action, what else to do today, level, XP, the week as seven folds, the latest games. */
export function DashboardView({ data, awaited, steps, unfinished, achievements, sync }: DashboardViewProps) {
  return (
    <div className={classes(css['dashboard'], steps === undefined && css['unread'])} aria-busy={data === null && !awaited}>
      <Greeting who={data ?? awaited ?? null} />
      <PlayNext unfinished={unfinished} />
      <Today steps={steps} />
      <Sheet as="section" className={css['progress']} aria-label={words.progress}>
        <Level data={data} />
        <Streak data={data} />
      </Sheet>
      <Recent data={data} {...(awaited && { awaited })} sync={sync} />
      <Sheet as="section" className={css['achievements']}>
        <h2 className={ui['larger']}>{words.achievements}</h2>
        <div className={css['achieved']}>{achievements}</div>
      </Sheet>
    </div>
  );
}
