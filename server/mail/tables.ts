import type { Generated } from 'kysely';

/** Mails that wait to be sent. A row goes when its mail was handed over, or given up. Times in ms since the epoch. */
export interface MailQueueTable {
  /** Sorts by time of writing. */
  id: string;
  /** The mail as JSON, sealed: it holds a link that works. */
  sealed: string;
  attempts: Generated<number>;
  due_at: number;
  created_at: number;
}

export interface MailTables {
  mail_queue: MailQueueTable;
}
