import type { Generated } from 'kysely';

/** Mails that wait to be sent. A row is deleted when its mail was accepted or given up. Times in ms since the epoch. */
interface MailQueueTable {
  /** Sorts by the time of writing. */
  id: string;
  /** The mail as JSON, sealed because it contains a valid link. */
  sealed: string;
  attempts: Generated<number>;
  due_at: number;
  created_at: number;
}

/** What changed on accounts, until a mail lists it (notices.ts). */
interface WaitingNoticesTable {
  id: string;
  /** HMAC with a secret outside the database. */
  address_hash: string;
  /** The notice as JSON, sealed: it names an address. */
  sealed: string;
  created_at: number;
}

export interface MailTables {
  mail_queue: MailQueueTable;
  waiting_notices: WaitingNoticesTable;
}
