import { useEffect, useRef, useState } from 'react';
import type { AttemptResult } from '../../challenge/attempt-result.ts';
import { claimReward } from '../../challenge/claim-reward.ts';
import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import { claimMade } from '../../device/sync-service.ts';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import * as words from '../../words/en/daily-challenge/reward.ts';

interface RewardProps {
  readonly result: Pick<AttemptResult, 'passed' | 'claimed' | 'xpReward'>;
  /** Of the challenge. */
  readonly id: string;
  readonly localId: string;
  /** Whether taking it is the main action of the screen. */
  readonly isMain: boolean;
  /** Called with the level that its XP have brought. Absent where nothing but the line of the reward can tell it. */
  readonly onLevel?: (level: number) => void;
}

/** The reward of a challenge that was passed: the button that takes it, then that it was taken. If storage refuses, the button stays. */
export function Reward({ result, id, localId, isMain, onLevel }: RewardProps) {
  const [busy, setBusy] = useState(false);
  const [takenHere, setTakenHere] = useState(false);
  const taken = words.claimed(result.xpReward);
  const sayOnceTaken = useSaidElsewhere(result.claimed);
  if (!result.passed) return null;
  if (result.claimed) {
    return (
      <Banner tone="right" icon="tick">
        {takenHere ? <Taken text={taken} /> : taken}
      </Banner>
    );
  }
  const redeem = async () => {
    setBusy(true);
    const { host, storage } = device();
    const claimed = await attempt(() => claimReward({ host, store: storage.player(localId) }, id));
    setBusy(false);
    if (!claimed.ok) return;
    setTakenHere(true);
    const { level } = claimed.value;
    if (level !== undefined) onLevel?.(level);
    sayOnceTaken(level === undefined || onLevel ? taken : words.claimedWithLevel(result.xpReward, level));
    void claimMade();
  };
  return (
    <Button variant={isMain ? 'primary' : 'quiet'} size="large" wide busy={busy} onClick={() => void redeem()}>
      {words.redeem(result.xpReward)}
    </Button>
  );
}

/** It takes the focus of the button that was pressed for it, which is gone. */
function Taken({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1}>
      {text}
    </p>
  );
}

interface Place {
  isGone: boolean;
  isSaid: boolean;
  /** What is to be said of what was done. */
  done?: string;
}

/**
 * A place that goes with what was done in it, as a row of rewards that wait, or a day that is over, cannot say that it was done: a toast
 * does. The result is called with its text when it is done; `isSaid`: the place itself says it.
 */
function useSaidElsewhere(isSaid: boolean): (text: string) => void {
  const place = useRef<Place>({ isGone: false, isSaid });
  useEffect(() => {
    place.current.isSaid = isSaid;
  }, [isSaid]);
  useEffect(() => {
    const { current } = place;
    current.isGone = false;
    return () => {
      current.isGone = true;
      if (current.done !== undefined && !current.isSaid) showToast(current.done, 'right');
    };
  }, []);
  return (text) => {
    place.current.done = text;
    if (place.current.isGone) showToast(text, 'right');
  };
}
