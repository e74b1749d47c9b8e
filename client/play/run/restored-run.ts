import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import { restoreRun, type FoldedRun } from '../../../shared/games/restore.ts';
import type { ResumableRun } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';

/** A run that was left, folded by the window: once, for the offer to resume it, and handed on from there. */
export interface RestoredRun<Config, State> extends FoldedRun<Config, unknown, State> {
  readonly header: JournalHeader;
  /** When its journal was last written to, in ms by the device's clock. */
  readonly lastWrittenMs: number;
}

/** Undefined for a run that this build cannot resume: its journal stays as it is. */
export function restoredRun<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  { header, log, lastWrittenMs, openable }: ResumableRun,
): RestoredRun<Config, State> | undefined {
  if (!openable) return undefined;
  const folded = restoreRun(game, { seed: header.seed, config: header.config, log });
  return folded.ok ? { ...folded.value, header, lastWrittenMs } : undefined;
}
