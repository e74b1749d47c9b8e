import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { restoreRun, type FoldedRun } from '../../../shared/games/restore.ts';
import type { ResumableRun } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';

/** A run that was left, with its state. The window folds its log once, for the offer to resume it; the resumed run uses the same value. */
export interface RestoredRun<Config, State> extends FoldedRun<Config, unknown, State> {
  readonly header: JournalHeader;
  /** When its journal was last written to, in ms by the device's clock. */
  readonly lastWrittenMs: number;
}

/** Folds a run that was left, by the rules of its version. Undefined for a run that this build cannot resume; its journal stays. */
export function restoredRun<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State> | undefined,
  { header, log, lastWrittenMs, openable }: ResumableRun,
): RestoredRun<Config, State> | undefined {
  if (!openable || !game) return undefined;
  const folded = restoreRun(game, { seed: header.seed, config: header.config, log });
  return folded.ok ? { ...folded.value, header, lastWrittenMs } : undefined;
}
