import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/daily-challenge/waiting.ts';
import type { WaitingReward } from './daily-data.ts';
import { Reward } from './reward.tsx';
import ui from '../../ui/ui.module.css';
import css from './waiting-rewards.module.css';

interface WaitingRewardsProps {
  readonly rewards: readonly WaitingReward[];
  readonly localId: string;
  /** Whether the first of them is the main action of the screen. */
  readonly isMain: boolean;
}

/** Rewards of earlier days: who passed shortly before midnight can still take what was won. */
export function WaitingRewards({ rewards, localId, isMain }: WaitingRewardsProps) {
  if (rewards.length === 0) return null;
  return (
    // It has the focus of a row that is gone while others are left.
    <Sheet as="section" className={css['waiting']} aria-labelledby="waiting-rewards" tabIndex={-1}>
      <h2 id="waiting-rewards" className={ui['large']}>
        {words.title}
      </h2>
      <ul className={css['list']}>
        {rewards.map(({ id, name, xpReward }, index) => (
          <li key={id} className={css['row']}>
            <p>{name}</p>
            <Reward result={{ passed: true, claimed: false, xpReward }} id={id} localId={localId} isMain={isMain && index === 0} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
