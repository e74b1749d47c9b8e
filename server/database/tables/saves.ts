/** Saves of admins that were done, so that a repeated request is answered and not done again (protocol, "Admin writes"). */
interface SavesTable {
  /** The admin's account. No reference: a deleted account's rows are deleted with it (server/deletion). */
  actor: string;
  /** The request's Idempotency-Key, a UUID in lower case. */
  key: string;
  /** SHA-256 (base64url) over what was asked for: the same key with another request is refused. */
  request: string;
  /** Server time, ms. */
  saved_ms: number;
  /** JSON: the first answer. Null only inside the transaction of the save. */
  answer: string | null;
}

export interface SaveTables {
  saves: SavesTable;
}
