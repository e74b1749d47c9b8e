import { gameBySlug, isOpenable, type OpenableSlug } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { runLock } from '../../engine/run-lock.ts';
import type { Host } from '../../storage/host.ts';
import type { OpenJournal, PlayerStore } from '../../storage/player-store.ts';
import { isAttempt } from '../purpose/of-journal.ts';
import { isLeftHere } from './left-run.ts';

/** A game that has a page. */
export type GameToContinue = CatalogueGame & { readonly slug: OpenableSlug };

const lastWrittenMs = ({ header, chunks }: OpenJournal): number => chunks.at(-1)?.writtenMs ?? header.startedMs;

/**
 * The game of the latest run that the set-up sheet of its game offers to resume; undefined if there is none. An attempt is never resumed,
 * and what another tab plays is not offered. The engine is not loaded for it.
 */
export async function gameToContinue(
  store: Pick<PlayerStore, 'openJournals'>,
  host: Pick<Host, 'isLocked'>,
): Promise<GameToContinue | undefined> {
  const journals = await store.openJournals();
  const latestFirst = journals.filter(({ header }) => !isAttempt(header)).sort((a, b) => lastWrittenMs(b) - lastWrittenMs(a));
  for (const { header } of latestFirst) {
    const game = gameBySlug(header.game);
    if (game && isOpenable(game) && (isLeftHere(header.sessionId) || !(await host.isLocked(runLock(header.sessionId))))) return game;
  }
  return undefined;
}
