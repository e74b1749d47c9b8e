import { gameBySlug, isOpenable, type OpenableSlug } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { runLock } from '../../engine/run-lock.ts';
import type { Host } from '../../storage/host.ts';
import type { OpenJournal, PlayerStore } from '../../storage/player-store.ts';
import { isAttempt } from '../purpose/of-journal.ts';
import { isLeftHere } from './left-run.ts';

/** A game that has a page. */
export type GameToContinue = CatalogueGame & { readonly slug: OpenableSlug };

/** When something was done last; 0 if nothing was, for then there is nothing to go on with (open-runs.ts). */
const lastWrittenMs = ({ chunks }: OpenJournal): number => chunks.at(-1)?.writtenMs ?? 0;

/**
 * The game of the latest run that the set-up sheet of its game offers to resume; undefined if there is none. An attempt is never resumed,
 * and what another tab plays is not offered. The engine is not loaded for it.
 */
export async function gameToContinue(
  store: Pick<PlayerStore, 'openJournals'>,
  host: Pick<Host, 'isLocked'>,
): Promise<GameToContinue | undefined> {
  const journals = await store.openJournals();
  const begun = journals.filter((journal) => lastWrittenMs(journal) > 0 && !isAttempt(journal.header));
  for (const { header } of begun.sort((a, b) => lastWrittenMs(b) - lastWrittenMs(a))) {
    const game = gameBySlug(header.game);
    if (game && isOpenable(game) && (isLeftHere(header.sessionId) || !(await host.isLocked(runLock(header.sessionId))))) return game;
  }
  return undefined;
}
