import { wholeNumber } from '../../text/number.ts';
import type { ShownChallenge } from './daily-data.ts';
import css from './terms.module.css';

/** What a challenge asks and what it gives: target, limits, reward. */
export function Terms({ challenge: { goal, xpReward } }: { readonly challenge: ShownChallenge }) {
  const terms = [{ term: 'Target', value: goal.target }, ...goal.terms, { term: 'Reward', value: `${wholeNumber(xpReward)} XP` }];
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
