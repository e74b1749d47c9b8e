import type { SessionSummary } from '../../contract/state.ts';

/** A session as it counts, with what its row has beside the summary. */
export interface StoredSession extends SessionSummary {
  /**
   * What it says of facts (shared/memory/evidence.ts). It is not sent: the parts carry it to other devices (decision D28). Absent from what
   * older builds made and nobody has completed yet, and from the sessions of other devices; null if the log does not give it.
   */
  readonly evidence?: string | null;
}

/** Whether an older build made the session, before there were facts or evidence. */
export const isIncomplete = ({ facts, evidence }: Pick<StoredSession, 'facts' | 'evidence'>): boolean =>
  facts === undefined || evidence === undefined;
