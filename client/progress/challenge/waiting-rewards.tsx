import { useEffect, useRef } from 'react';
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
  const title = useFocusOfLeft(rewards.length);
  if (rewards.length === 0) return null;
  return (
    <Sheet as="section" className={css['waiting']} aria-labelledby="waiting-rewards">
      <h2 ref={title} id="waiting-rewards" className={ui['large']} tabIndex={-1}>
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

/** A row goes with its button, which was pressed: the title above the others takes its focus, and the page once there are none. */
function useFocusOfLeft(rows: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows < before.current;
    before.current = rows;
    if (isFewer && document.activeElement === document.body) (title.current ?? document.querySelector('main'))?.focus();
  }, [rows]);
  return title;
}
