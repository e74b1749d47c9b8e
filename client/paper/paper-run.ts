import type { LogEntry } from '../../shared/games/kit/game.ts';
import type { Sheet } from '../../shared/games/practice/sheet.ts';
import { paperConfig } from '../../shared/games/practice/v3/config.ts';
import { practice, type Mark } from '../../shared/games/practice/v3/rules.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { sheetId } from '../../shared/sheet-id.ts';
import type { FinishReport, RunOwner } from '../engine/engine.ts';
import { browserPorts } from '../play/run/browser-ports.ts';
import { engines } from '../play/run/engine-bridge.ts';
import { CALL_DEADLINE_MS } from '../play/run/engine-delivery.ts';
import { within } from '../play/run/engine-source.ts';
import type { JournalHeader } from '../storage/records.ts';

/** A sheet with its marks, as the engine takes it. */
interface PaperRun {
  readonly header: JournalHeader;
  readonly entries: readonly LogEntry<Mark>[];
}

/** @param wrong the places of the problems that are wrong or empty. */
export function paperRun(sheet: Sheet, wrong: ReadonlySet<number>): PaperRun {
  const sessionId = sheetId(sheet.code);
  const header: JournalHeader = {
    sessionId,
    game: practice.slug,
    rules: practice.version,
    seed: seedToHex(seedFromText(sessionId)),
    config: paperConfig(sheet),
    startedMs: browserPorts.wall(),
    v: 1,
  };
  const entries = Array.from({ length: sheet.count }, (_, i) => ({ move: { type: 'mark' as const, right: !wrong.has(i) }, atMs: 0 }));
  return { header, entries };
}

/** Gives it to the engine; to another one if the first does not answer. */
export async function bringRun(owner: RunOwner, { header, entries }: PaperRun): Promise<FinishReport> {
  const engine = await engines.current();
  try {
    return await within(browserPorts.after, CALL_DEADLINE_MS, engine.bring(owner, header, entries));
  } catch (reason) {
    return (await engines.replace(engine, reason)).bring(owner, header, entries);
  }
}
