import type { JSHandle, Page } from 'playwright';
import { inDatabase } from './database.ts';

/** Runs `work` with the database of the only player on this device, as soon as it is there. */
export const inPlayerDatabase = <T>(page: Page, work: (db: JSHandle<IDBDatabase>) => Promise<T>): Promise<T> =>
  inDatabase(page, 'tenfold-player-', work);

/** All rows of a table in that database. */
export const storedRows = <Row>(page: Page, table: string): Promise<Row[]> =>
  inPlayerDatabase(page, (db) =>
    db.evaluate(
      (database, name) =>
        new Promise<Row[]>((done, fail) => {
          const request = database.transaction(name).objectStore(name).getAll();
          request.onsuccess = () => done(request.result as Row[]);
          request.onerror = () => fail(request.error);
        }),
      table,
    ),
  );

/** A finished game that was played here. */
export interface StoredSession<Payload = unknown, Summary = unknown> {
  readonly id: string;
  /** The item that the server gets. */
  readonly item: { readonly payload: Payload };
  /** The summary for progress and history. */
  readonly summary: Summary;
}

export const storedSessions = <Session extends StoredSession = StoredSession>(page: Page): Promise<Session[]> =>
  storedRows<Session>(page, 'sessions');

/** The finished games as the server gets them. */
export const storedPayloads = async <Payload = unknown>(page: Page): Promise<Payload[]> =>
  (await storedSessions<StoredSession<Payload>>(page)).map(({ item }) => item.payload);

/** The finished games as the history shows them. */
export const storedSummaries = async (page: Page): Promise<unknown[]> => (await storedSessions(page)).map(({ summary }) => summary);

interface JournalRow {
  readonly sessionId: string;
  /** At the start of a journal. */
  readonly header?: { readonly game: string };
  readonly packed?: string;
}

/** How many moves of a game its journal holds; of this game, only one may be open. Time that passed and breaks are no moves. */
export async function journalledMoves(page: Page, game: string): Promise<number> {
  const rows = await storedRows<JournalRow>(page, 'journal');
  const open = rows.find(({ header }) => header?.game === game)?.sessionId;
  const log = rows.flatMap(({ sessionId, packed = '' }) => (sessionId === open ? [packed] : [])).join('');
  return log.split('=').length - 1;
}
