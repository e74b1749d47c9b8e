import { randomUUID } from 'node:crypto';
import type { Store, Writer } from '../database/store.ts';
import { seal, unseal } from '../secrets/sealing.ts';
import type { Mail, MailRequest, MailTransport } from './mail.ts';

/** What the queue says to the server's log. Never an address. */
export interface MailLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface MailQueueOptions {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly clock: () => number;
  readonly log: MailLog;
  /** Kept outside the database: a waiting mail holds a link that works, so it lies there sealed. */
  readonly secret: string;
  /** Puts the mails that a request leads to into the queue, in the transaction that takes the request out. */
  readonly answer: (writer: Writer, request: MailRequest) => Promise<void>;
}

export interface MailQueue {
  /** Puts a mail into the queue, inside the transaction of whatever it tells about. */
  enqueue(writer: Writer, mail: Mail): Promise<void>;
  /** Puts down that mails are asked for. Which ones, and whether any, is found out when the answer is out. */
  request(writer: Writer, request: MailRequest): Promise<void>;
  /** Starts sending what is due; call it when the answer is out. */
  wake(): void;
  /** Looks for mails that became due while nobody called, such as those a former run of the server left. */
  start(): void;
  /** Sends what is due now, resolving when each was taken, put off or given up. */
  deliverDue(): Promise<void>;
  /** Ends the timer and waits a little for the mail under way; one that takes longer goes out again from the next run. */
  stop(): Promise<void>;
}

const PURPOSE = 'tenfold mail queue';
const POLL_MS = 15_000;
/** While a mail is being sent no other server takes it; longer than any transport's patience. */
const LEASE_MS = 120_000;
const BATCH = 20;
const STOP_PATIENCE_MS = 3_000;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Links inside are dead after a day. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/** Ms until try number `attempts` + 1: 10 s, 20 s, 40 s … an hour. */
const backoff = (attempts: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);

/** What lies sealed in a row. A mail lies there as it is, as the first version wrote it. */
type Sealed = Mail | { readonly request: MailRequest };

interface Waiting {
  readonly id: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly due_at: number;
  readonly created_at: number;
}

export const createMailQueue = (options: MailQueueOptions): MailQueue => {
  const { store, transport, clock, log, secret, answer } = options;
  let underWay: Promise<void> = Promise.resolve();
  let nextRound: Promise<void> | undefined;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const enqueue = async (writer: Writer, content: Sealed): Promise<void> => {
    const now = clock();
    const row = { id: randomUUID(), sealed: seal(secret, PURPOSE, JSON.stringify(content)), due_at: now, created_at: now };
    await writer.insertInto('mail_queue').values(row).execute();
  };

  const due = (): Promise<Waiting[]> =>
    store.db.selectFrom('mail_queue').selectAll().where('due_at', '<=', clock()).orderBy('due_at').orderBy('id').limit(BATCH).execute();

  /** Whether this server got the mail: of several that saw it due, one moves it. */
  const claim = (row: Waiting): Promise<boolean> =>
    store.write(async (writer) => {
      const moved = await writer
        .updateTable('mail_queue')
        .set({ due_at: clock() + LEASE_MS })
        .where('id', '=', row.id)
        .where('due_at', '=', row.due_at)
        .executeTakeFirst();
      return moved.numUpdatedRows === 1n;
    });

  const hand = async (id: string, mail: Mail): Promise<void> => {
    await transport.send(mail, id);
    await drop(id);
  };

  const answerRequest = (id: string, request: MailRequest): Promise<void> =>
    store.write(async (writer) => {
      await writer.deleteFrom('mail_queue').where('id', '=', id).execute();
      await answer(writer, request);
    });

  const drop = (id: string): Promise<unknown> => store.write((writer) => writer.deleteFrom('mail_queue').where('id', '=', id).execute());

  const putOff = async (row: Waiting, reason: unknown): Promise<void> => {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : 'unknown';
    if (clock() - row.created_at > GIVE_UP_AFTER_MS) {
      log.warn({ mail: row.id, attempts: row.attempts + 1, code }, 'mail given up');
      await drop(row.id);
      return;
    }
    log.warn({ mail: row.id, attempts: row.attempts + 1, code }, 'mail not sent, will be tried again');
    const later = { attempts: row.attempts + 1, due_at: clock() + backoff(row.attempts) };
    await store.write((writer) => writer.updateTable('mail_queue').set(later).where('id', '=', row.id).execute());
  };

  const deliver = async (row: Waiting): Promise<void> => {
    if (!(await claim(row))) return;
    const opened = unseal(secret, PURPOSE, row.sealed);
    if (opened === undefined) {
      log.warn({ mail: row.id }, 'mail was sealed with another key and is dropped');
      await drop(row.id);
      return;
    }
    try {
      const sealed = JSON.parse(opened) as Sealed;
      if ('request' in sealed) await answerRequest(row.id, sealed.request);
      else await hand(row.id, sealed);
    } catch (reason) {
      await putOff(row, reason);
    }
  };

  const round = async (): Promise<void> => {
    // Each row that was looked at is gone or due later; an answered request left rows that are due now.
    for (let rows = await due(); rows.length > 0 && !isStopping; rows = await due()) await Promise.all(rows.map(deliver));
  };

  const runRound = async (): Promise<void> => {
    try {
      await round();
    } catch (reason) {
      log.warn({ reason: reason instanceof Error ? reason.message : 'unknown' }, 'mail queue could not be read');
    }
  };

  /** One round at a time. All who ask while one runs share the next: a mail server that hangs gathers no rounds. */
  const deliverDue = (): Promise<void> => {
    nextRound ??= underWay.then(() => {
      nextRound = undefined;
      underWay = runRound();
      return underWay;
    });
    return nextRound;
  };

  return {
    enqueue,
    request: (writer, request) => enqueue(writer, { request }),
    wake() {
      void deliverDue();
    },
    start() {
      timer ??= setInterval(() => void deliverDue(), POLL_MS).unref();
      void deliverDue();
    },
    deliverDue,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      isStopping = true;
      transport.close();
      let hurry: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        hurry = setTimeout(resolve, STOP_PATIENCE_MS);
      });
      await Promise.race([nextRound ?? underWay, enough]);
      clearTimeout(hurry);
    },
  };
};
