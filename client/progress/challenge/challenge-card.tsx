import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTodaysChallenge, type ShownToday } from '../../challenge/use-todays-challenge.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { wholeNumber } from '../../text/number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/daily-challenge/today.ts';
import { dailyData, type DailyData } from './daily-data.ts';
import { useLeftAttempts } from './use-left-attempts.ts';
import css from './challenge-card.module.css';

/** Today's challenge in one row, for the dashboard: what it is, and where the player is with it. Its room is there before it is read. */
export function ChallengeCard({ localId }: { readonly localId: string }) {
  useLeftAttempts(localId);
  const shown = useTodaysChallenge(localId);
  return <div className={css['place']}>{shown && rowOf(shown)}</div>;
}

function rowOf(shown: ShownToday): ReactNode {
  const data = dailyData(shown);
  const { card } = data;
  if (card.state !== 'active') {
    return <Row mark={<Icon name="sun" />} title={card.state === 'none' ? words.noChallenge : words.notActive} to="/daily-challenge" />;
  }
  const { goal, title } = card.challenge;
  return <Row mark={<GameMark game={goal.game} size="small" />} title={title} to="/daily-challenge/play" end={endOf(data)} />;
}

function endOf({ result }: DailyData): ReactNode {
  if (!result) return undefined;
  return (
    <span className={css['verdict']} data-passed={result.passed}>
      <Icon name={result.passed ? 'tick' : 'cross'} size="small" />
      <span>{wholeNumber(result.score)}</span>
    </span>
  );
}

interface RowProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly to: '/daily-challenge' | '/daily-challenge/play';
  /** What stands at its end: how the attempt turned out; absent before it. */
  readonly end?: ReactNode;
}

function Row({ mark, title, to, end }: RowProps) {
  return (
    <Link to={to} className={css['row']}>
      {mark}
      <span className={css['words']}>
        <span className={css['term']}>{words.dailyChallenge}</span>
        <span className={css['title']}>{title}</span>
      </span>
      {end}
      <Icon name="arrow-right" size="small" />
    </Link>
  );
}
