/** Every revision of every daily challenge. Rows are added, never changed (decision C2). */
export interface ChallengeRevisionsTable {
  challenge: string;
  /** Counts up from 1 within one challenge. */
  revision: number;
  /** Server time, ms. */
  saved_ms: number;
  /** JSON (contract ChallengeRevision). */
  body: string;
}

export interface ContentTables {
  challenge_revisions: ChallengeRevisionsTable;
}
