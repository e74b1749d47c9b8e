import { useState } from 'react';
import type { AttemptResult } from '../../challenge/attempt-result.ts';
import { claimReward } from '../../challenge/claim-reward.ts';
import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import { claimMade } from '../../device/sync-service.ts';
import { wholeNumber } from '../../text/number.ts';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Button } from '../../ui/button/button.tsx';

export interface RewardProps {
  readonly result: Pick<AttemptResult, 'passed' | 'claimed' | 'xpReward'>;
  /** Of the challenge. */
  readonly id: string;
  readonly localId: string;
  /** Whether taking it is the main action of the screen. */
  readonly isMain: boolean;
}

/** The reward of a challenge that was passed: the button that takes it, then that it was taken. If storage refuses, the button stays. */
export function Reward({ result, id, localId, isMain }: RewardProps) {
  const [busy, setBusy] = useState(false);
  if (!result.passed) return null;
  const xp = `${wholeNumber(result.xpReward)} XP`;
  if (result.claimed) {
    return (
      <Banner tone="right" icon="tick">
        Reward claimed: {xp}
      </Banner>
    );
  }
  const redeem = async () => {
    setBusy(true);
    const { host, storage } = device();
    const claimed = await attempt(() => claimReward({ host, store: storage.player(localId) }, id));
    setBusy(false);
    if (claimed.ok) void claimMade();
  };
  return (
    <Button variant={isMain ? 'primary' : 'quiet'} size="large" wide busy={busy} onClick={() => void redeem()}>
      Redeem {xp}
    </Button>
  );
}
