import type { Page } from 'playwright';

/** All rows of a table in the database of the only player on this device. */
export function storedRows<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const found = (await indexedDB.databases()).find((database) => database.name?.startsWith('tenfold-player-'));
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(found?.name ?? '');
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const rows = await new Promise<Row[]>((done, fail) => {
      const request = db.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => done(request.result as Row[]);
      request.onerror = () => fail(request.error);
    });
    db.close();
    return rows;
  }, table);
}

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

/** The log of a game in its journal; of this game, only one may be open. */
export async function journalled(page: Page, game: string): Promise<string> {
  const rows = await storedRows<JournalRow>(page, 'journal');
  const open = rows.find(({ header }) => header?.game === game)?.sessionId;
  return rows.flatMap(({ sessionId, packed = '' }) => (sessionId === open ? [packed] : [])).join('');
}
