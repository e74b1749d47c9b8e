import type { ShownToday } from '../../challenge/use-todays-challenge.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { wholeNumber } from '../../text/number.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/daily-challenge/today.ts';
import { gameName } from '../../words/game-names.ts';
import { NextStep } from '../next-step.tsx';
import { dailyData, type DailyData } from './daily-data.ts';
import css from './challenge-step.module.css';

/** Today's challenge as a next step: what it is, in which game, and where the player is with it. */
export function ChallengeStep({ shown }: { readonly shown: ShownToday }) {
  const data = dailyData(shown);
  const { card } = data;
  if (card.state !== 'active') {
    const title = card.state === 'none' ? words.noChallenge : words.notActive;
    return <NextStep mark={<Icon name="sun" />} term={words.dailyChallenge} title={title} to="/daily-challenge" />;
  }
  const { goal, title } = card.challenge;
  return (
    <NextStep
      mark={<GameMark game={goal.game} size="small" />}
      term={words.challengeIn(gameName(goal.game.slug))}
      title={title}
      to="/daily-challenge/play"
      end={endOf(data)}
    />
  );
}

function endOf({ result }: DailyData) {
  if (!result) return undefined;
  return (
    <span className={css['verdict']} data-passed={result.passed}>
      <Icon name={result.passed ? 'tick' : 'cross'} size="small" />
      <VisuallyHidden>{result.passed ? words.passed : words.notPassed}</VisuallyHidden>
      <span>{wholeNumber(result.score)}</span>
    </span>
  );
}
