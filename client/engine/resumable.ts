import type { AnyGame } from '../../shared/games/kit/game.ts';
import { unpackLog } from '../../shared/games/kit/log.ts';
import { seedFromHex } from '../../shared/seed.ts';
import type { OpenJournal } from '../storage/player-store.ts';
import type { JournalHeader } from '../storage/records.ts';
import type { ResumableRun } from './engine.ts';

/** The newest journal format this build knows. */
const JOURNAL_VERSION: JournalHeader['v'] = 1;

/** A run that was left, as an offer to resume it. A run that this build cannot open is shown and kept (protocol, "Recording a game"). */
export function resumableRun({ header, chunks }: OpenJournal, rules: AnyGame | undefined): ResumableRun {
  const log = chunks.map((chunk) => chunk.packed).join('');
  const lastWrittenMs = chunks.at(-1)?.writtenMs ?? header.startedMs;
  return { header, log, lastWrittenMs, openable: rules !== undefined && isReadable(rules, header, log) };
}

const isReadable = (rules: AnyGame, header: JournalHeader, log: string): boolean =>
  header.v === JOURNAL_VERSION &&
  rules.parseConfig(header.config).ok &&
  seedFromHex(header.seed) !== null &&
  unpackLog(rules, log) !== null;
