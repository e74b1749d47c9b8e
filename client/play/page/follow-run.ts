import type { Game } from '../../../shared/games/kit/game.ts';
import { endedAttempt } from '../../challenge/ended-attempt.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { logError } from '../../window/log.ts';
import type { RunControl } from '../run/run.ts';
import type { StartedRun } from '../run/start-run.ts';
import { loadAfterGame } from './run-parts.ts';

/** Follows a run to its end and beyond: also if its screen has gone, for a run may end by being left, and storage may take it later. */
export function followRun<State>(
  { answers }: Pick<Game<never, never, State>, 'answers'>,
  { run, purpose }: StartedRun<unknown, RunControl<State>>,
  owner: Promise<RunOwner>,
): void {
  // The engine keeps a guest's attempt only until the next game.
  endedAttempt.set(undefined);
  let told: unknown;
  run.subscribe(() => {
    const { report, state } = run.getSnapshot();
    if (!report || report === told) return;
    told = report;
    // Without its code the next game, or the next visit, sends this one.
    loadAfterGame().then(({ afterGame }) => afterGame(report), logError);
    void owner.then((who) => purpose.onReport?.(report, who, answers(state)));
  });
}
