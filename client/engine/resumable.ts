import type { AnyGame } from '../../shared/games/kit/game.ts';
import { restoreRun } from '../../shared/games/restore.ts';
import type { OpenJournal } from '../storage/player-store.ts';
import type { JournalHeader } from '../storage/records.ts';
import type { ResumableRun } from './engine.ts';

/** The newest journal format this build knows. */
const JOURNAL_VERSION: JournalHeader['v'] = 1;

/** A run that was left, as it is offered for resuming. What this build cannot open is shown and kept (protocol, "Recording a game"). */
export function resumableRun({ header, chunks }: OpenJournal, rules: AnyGame | undefined): ResumableRun {
  const log = chunks.map((chunk) => chunk.packed).join('');
  const lastWrittenMs = chunks.at(-1)?.writtenMs ?? header.startedMs;
  const known = header.v === JOURNAL_VERSION && rules !== undefined;
  const run = known ? restoreRun(rules, { seed: header.seed, config: header.config, log }) : undefined;
  if (!run?.ok) return { header, log, count: 0, lastAtMs: 0, lastWrittenMs, openable: false };
  const { count, lastAtMs } = run.value;
  return { header, log, count, lastAtMs, lastWrittenMs, openable: true };
}
