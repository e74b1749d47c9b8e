import type { Generated } from 'kysely';

/** Mails that wait to be sent. A row is deleted when its mail was accepted or given up. Times in ms since the epoch. */
export interface MailQueueTable {
  /** Sorts by the time of writing. */
  id: string;
  /** The mail as JSON, sealed because it contains a valid link. */
  sealed: string;
  attempts: Generated<number>;
  due_at: number;
  created_at: number;
}

export interface MailTables {
  mail_queue: MailQueueTable;
}
