import { endedAttempt } from '../../challenge/ended-attempt.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { RunOwner } from '../../engine/engine.ts';
import type { RunControl } from '../run/run.ts';
import { afterGame } from './after-game.ts';

/** Follows an attempt to its end and beyond: also if its screen has gone, for whoever leaves an attempt has ended it (decision C9). */
export function followAttempt(run: RunControl<unknown>, revision: ChallengeRevision, owner: Promise<RunOwner>): void {
  let told: unknown;
  run.subscribe(() => {
    const { report } = run.getSnapshot();
    if (!report || report === told) return;
    told = report;
    void afterGame(report);
    void owner.then((who) => endedAttempt.set({ revision, owner: who, report }));
  });
}

/** Forgets the attempt that ended last: the engine keeps a guest's only until the next game. */
export const forgetAttempt = (): void => endedAttempt.set(undefined);
