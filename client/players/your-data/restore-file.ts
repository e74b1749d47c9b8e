import { fail, ok, type Result } from '../../../shared/result.ts';
import { askToPersist } from '../../device/ask-to-persist.ts';
import { device } from '../../device/device.ts';
import { storageSentence } from '../../device/storage-sentence.ts';
import { triggerSync } from '../../device/sync-service.ts';
import { lookInto, type BackupLook } from '../../storage/backup/look.ts';
import { restoreBackup } from '../../storage/backup/restore.ts';
import type { TenfoldStorage } from '../../storage/open-storage.ts';
import type { Added } from '../../storage/player-store.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { problemOf } from '../../storage/storage-failure.ts';
import { textOf, UnreadableFile } from './files.ts';
import type { Receiver } from './target.ts';
import * as words from '../../words/en/your-data/bring-back.ts';

/** So many ids are looked up at once. */
const PAGE = 1_000;

/** The sentence for an expected failure; anything else is a bug. */
function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableFile) return words.unreadable;
  const problem = problemOf(error);
  if (problem === undefined) throw error;
  return storageSentence(problem);
}

/** Looks into a chosen file. An error is a sentence for the player. */
export async function lookIntoFile(file: Blob, onRead: (share: number) => void): Promise<Result<BackupLook, string>> {
  try {
    const found = await lookInto(textOf(file, onRead), device().host);
    return found.ok ? found : fail(words.refused[found.error]);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}

/** Everybody on this device, with how much of the file they have already. */
export async function receiversOf(storage: TenfoldStorage, look: BackupLook): Promise<readonly Receiver[]> {
  const found: Receiver[] = [];
  for (const row of await storage.players.list()) {
    const store = storage.player(row.localId);
    const known = async (ids: readonly string[]) => {
      let sum = 0;
      for (let from = 0; from < ids.length; from += PAGE) sum += await store.countKnown(ids.slice(from, from + PAGE));
      return sum;
    };
    const [games, badges, rewards] = [await known(look.games), await known(look.badges), await known(look.rewards)];
    found.push({ row, known: { games, badges, rewards } });
  }
  return found;
}

/** Makes the learner of a backup. */
export async function learnerOf({ header }: BackupLook): Promise<Result<PlayerRow, string>> {
  const { nickname, colour, shape } = header.player;
  const made = await device().storage.players.addLearner({ nickname, colour, shape });
  return made.ok ? made : fail(storageSentence(made.error));
}

/** Puts what the file holds into this player's database. May be repeated. An error is a sentence for the player. */
export async function restoreFile(file: Blob, row: PlayerRow, onRead: (share: number) => void): Promise<Result<Added, string>> {
  const { host, storage } = device();
  try {
    const done = await restoreBackup(storage.player(row.localId), textOf(file, onRead), host);
    if (!done.ok) return fail(words.refused[done.error]);
    triggerSync('game_end');
    void askToPersist();
    return ok(done.value);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}
