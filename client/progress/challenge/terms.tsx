import type { Clock } from '../../../shared/games/kit/clock.ts';
import * as words from '../../words/en/daily-challenge/terms.ts';
import type { ShownChallenge } from './daily-data.ts';
import css from './terms.module.css';

export interface TermsProps {
  readonly challenge: ShownChallenge;
  /** Of whoever plays. */
  readonly clock: Clock;
}

/** What a challenge asks and what it gives: target, limits, reward. */
export function Terms({ challenge: { goal, xpReward }, clock }: TermsProps) {
  const terms = [{ term: words.target, value: goal.target }, ...goal.terms(clock), { term: words.reward, value: words.xp(xpReward) }];
  return (
    <dl className={css['terms']}>
      {terms.map(({ term, value }) => (
        <div key={term} className={css['term']}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
