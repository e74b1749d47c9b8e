import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { loadBests } from './load-reads.ts';
import type { EndedRun, SetupBests } from './read-bests.ts';
import { useReadAhead } from '../run/use-read-ahead.ts';

/**
 * What the player has reached with a set-up, as it was when a run began, whoever plays at its end: this run is not among those it is
 * compared with. Undefined during play, and while it is read.
 */
export const useBestsBefore = <Config extends Canonical, Move, State>(
  rules: Game<Config, Move, State>,
  config: Config,
  sessionId: string,
  isPlaying: boolean,
): SetupBests<State> | undefined => useReadAhead(async () => (await loadBests()).readBests(rules, config), sessionId, isPlaying);

/** Compares the next runs of the guest in this window with this one, which was not kept. */
export async function rememberGuestRun<Config extends Canonical, Move, State>(
  rules: Game<Config, Move, State>,
  ended: EndedRun<State>,
): Promise<void> {
  (await loadBests()).rememberGuestRun(rules, ended);
}
