import { fail, ok, type Result } from '../../shared/result.ts';
import type { Engine, FinishReport } from '../engine/engine.ts';
import type { LearnerForm } from '../storage/player-rows.ts';
import type { Players } from '../storage/players.ts';
import { askToPersist } from '../device/ask-to-persist.ts';
import { device } from '../device/device.ts';
import { giveGuestPreferences } from '../device/preferences.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import * as words from '../words/en/players/game-keeper.ts';

/** Gives a guest's finished game to a learner. An error is a sentence for the player. */
export interface GameKeeper {
  keep(form: LearnerForm): Promise<Result<FinishReport, string>>;
}

/**
 * First it makes the learner, then it writes the game into the learner's database. Only when the game is durable there does the learner
 * become the current player (P2). More presses, or a retry after a failure, still give one learner and one game.
 */
export function createGameKeeper(
  sessionId: string,
  engine: Pick<Engine, 'keep'>,
  players: () => Players = () => device().storage.players,
): GameKeeper {
  let localId: string | undefined;
  let underWay: Promise<Result<FinishReport, string>> | undefined;

  const keep = async (form: LearnerForm): Promise<Result<FinishReport, string>> => {
    const made = localId === undefined ? await players().addLearner(form) : ok({ localId });
    if (!made.ok) return fail(storageSentence(made.error));
    localId = made.value.localId;
    const report = await engine.keep(sessionId, localId).catch(() => undefined);
    if (!report) return fail(words.gone);
    if (report.problem) return fail(storageSentence(report.problem));
    await giveGuestPreferences(localId);
    const playing = await players().switchTo(localId);
    if (!playing.ok) return fail(storageSentence(playing.error));
    void askToPersist();
    return ok(report);
  };

  return {
    keep: (form) =>
      (underWay ??= keep(form).finally(() => {
        underWay = undefined;
      })),
  };
}
