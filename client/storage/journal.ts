import type { OpenJournal } from './player-store.ts';
import type { JournalRow, PlayerTx } from './player-tx.ts';
import type { JournalChunk, JournalHeader } from './records.ts';

const isHeader = (row: JournalRow): row is Exclude<JournalRow, JournalChunk> => 'header' in row;

export async function openJournal(tx: PlayerTx, header: JournalHeader): Promise<readonly JournalChunk[]> {
  const rows = await tx.journalOf(header.sessionId);
  if (rows.length === 0) await tx.putJournal([{ sessionId: header.sessionId, n: 0, header }]);
  return chunksOf(rows, header.sessionId);
}

/** Writes the next chunk; a repeat of the same chunk is fine, another tab's chunk in its place is not. */
export async function appendJournal(tx: PlayerTx, chunk: JournalChunk): Promise<boolean> {
  const [header, there] = await Promise.all([tx.journalRow(chunk.sessionId, 0), tx.journalRow(chunk.sessionId, chunk.n)]);
  if (!header) return false;
  if (there) return !isHeader(there) && there.packed === chunk.packed && there.writtenMs === chunk.writtenMs;
  await tx.putJournal([chunk]);
  return true;
}

/** Journals without a session. Chunks count up to the first gap: what follows a lost chunk does not fit any more. */
export async function openJournals(tx: PlayerTx): Promise<readonly OpenJournal[]> {
  const rows = await tx.journalRows();
  const headers = rows.filter(isHeader).map((row) => row.header);
  const sessions = await tx.sessions(headers.map((header) => header.sessionId));
  return headers
    .filter((_, index) => sessions[index] === undefined)
    .map((header) => ({ header, chunks: chunksOf(rows, header.sessionId) }));
}

function chunksOf(rows: readonly JournalRow[], sessionId: string): readonly JournalChunk[] {
  const chunks = rows.filter((row): row is JournalChunk => row.sessionId === sessionId && !isHeader(row)).sort((a, b) => a.n - b.n);
  const gap = chunks.findIndex((chunk, index) => chunk.n !== index + 1);
  return gap < 0 ? chunks : chunks.slice(0, gap);
}
