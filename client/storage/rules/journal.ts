import type { JournalChunk, JournalHeader, JournalRow } from '../tables/rows.ts';
import { liveMany } from './staged.ts';
import type { JournalTx, PlayerReads } from '../tables/player-tables.ts';

/** A journal whose game was never finished. */
export interface OpenJournal {
  readonly header: JournalHeader;
  readonly chunks: readonly JournalChunk[];
}

const isHeader = (row: JournalRow): row is Exclude<JournalRow, JournalChunk> => 'header' in row;

/** All rows of one journal. */
const rowsOf = (sessionId: string) => ({ from: [sessionId, 0], to: [sessionId, Infinity] }) as const;

export async function openJournal({ journal }: JournalTx, header: JournalHeader): Promise<readonly JournalChunk[]> {
  const rows = await journal.range(rowsOf(header.sessionId));
  if (rows.length === 0) await journal.put([{ sessionId: header.sessionId, n: 0, header }]);
  return chunksOf(rows, header.sessionId);
}

/** Writes the next chunk; a repeat of the same chunk is fine, another tab's chunk in its place is not. */
export async function appendJournal({ journal }: JournalTx, chunk: JournalChunk): Promise<boolean> {
  const [header, there] = await Promise.all([journal.get([chunk.sessionId, 0]), journal.get([chunk.sessionId, chunk.n])]);
  if (!header) return false;
  if (there) return !isHeader(there) && there.packed === chunk.packed && there.writtenMs === chunk.writtenMs;
  await journal.put([chunk]);
  return true;
}

export const dropJournal = ({ journal }: JournalTx, sessionId: string): Promise<void> => journal.clear(rowsOf(sessionId));

/** Journals without a session. Chunks count up to the first gap: what follows a lost chunk does not fit any more. */
export async function openJournals(tx: Pick<PlayerReads, 'journal' | 'sessions' | 'state'>): Promise<readonly OpenJournal[]> {
  const rows = await tx.journal.range();
  const headers = rows.filter(isHeader).map((row) => row.header);
  const finished = await liveMany(
    tx,
    headers.map((header) => header.sessionId),
  );
  return headers
    .filter((_, index) => finished[index] === undefined)
    .map((header) => ({ header, chunks: chunksOf(rows, header.sessionId) }));
}

function chunksOf(rows: readonly JournalRow[], sessionId: string): readonly JournalChunk[] {
  const chunks = rows.filter((row): row is JournalChunk => row.sessionId === sessionId && !isHeader(row));
  const gap = chunks.findIndex((chunk, index) => chunk.n !== index + 1);
  return gap < 0 ? chunks : chunks.slice(0, gap);
}
