import type { Store, Writer } from '../database/store.ts';
import { SKEW_MS } from '../when.ts';
import type { Mail, MailRequest, MailTransport } from './mail.ts';
import { noticesWait, queueNotice, takeNotices } from './notices.ts';
import { openSealed, queueSealed, type Content, type SealedMailsDeps } from './sealed-mails.ts';
import type { Notice } from './notice-texts.ts';
import { noticeMail } from './templates.ts';

/** The queue's messages to the server's log. They never contain an address. */
export interface MailLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface MailQueueDeps extends SealedMailsDeps {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly log: MailLog;
  /** Puts the mails of a request into the queue, in the transaction that removes the request. */
  readonly answer: (writer: Writer, request: MailRequest) => Promise<void>;
}

const POLL_MS = 15_000;
/** How long no other server takes a mail that is being sent. Longer than any transport takes. */
const LEASE_MS = 120_000;
const BATCH = 20;
const STOP_TIMEOUT_MS = 3_000;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** A mail is given up when its link has expired; what tells of something, a week later. */
const giveUpAfterMs = (content: Content): number => ('link' in content ? DAY_MS : 7 * DAY_MS);

/** Ms until try number `attempts` + 1: 10 s, 20 s, 40 s … an hour. */
const backoffMs = (attempts: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);

interface Waiting {
  readonly id: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly due_at: number;
  readonly created_at: number;
}

/** A queue of mails in the database, sealed, until a mail server has accepted them. */
export class MailQueue {
  readonly #deps: MailQueueDeps;
  #underWay: Promise<void> = Promise.resolve();
  #nextRound: Promise<void> | undefined;
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: MailQueueDeps) {
    this.#deps = deps;
  }

  /** Puts a mail into the queue, in the transaction of the change that it tells about. */
  enqueue(writer: Writer, mail: Mail): Promise<void> {
    return queueSealed(this.#deps, writer, mail);
  }

  /** Puts a request for mails into the queue, for in some ms. Which mails it leads to, if any, is decided after the answer was sent. */
  request(writer: Writer, request: MailRequest, delayMs = 0): Promise<void> {
    return queueSealed(this.#deps, writer, { request }, delayMs);
  }

  /** Keeps a notice for a mail that lists what changed, in the transaction of the change. The queue asks for it (`answer`). */
  notify(writer: Writer, notice: Notice): Promise<void> {
    return queueNotice(this.#deps, writer, notice);
  }

  /** Whether notices wait for an address. */
  noticesWait(writer: Writer, to: string): Promise<boolean> {
    return noticesWait(this.#deps, writer, to);
  }

  /** Puts one mail with all notices that wait for an address into the queue. */
  async enqueueNotices(writer: Writer, to: string): Promise<void> {
    const mail = noticeMail(await takeNotices(this.#deps, writer, to));
    if (mail) await this.enqueue(writer, mail);
  }

  /** Starts sending the mails that are due. Call it after the answer was sent. */
  wake(): void {
    void this.deliverDue();
  }

  /** Starts to look for due mails from time to time, for instance for those of an earlier run of the server. */
  start(): void {
    this.#timer ??= setInterval(() => void this.deliverDue(), POLL_MS).unref();
    void this.deliverDue();
  }

  /**
   * Sends the due mails. Resolves when each was accepted, postponed or given up. One round runs at a time; all calls during a round share
   * the next one, so that rounds do not pile up if a mail server hangs.
   */
  deliverDue(): Promise<void> {
    this.#nextRound ??= this.#underWay.then(() => {
      this.#nextRound = undefined;
      this.#underWay = this.#runRound();
      return this.#underWay;
    });
    return this.#nextRound;
  }

  /** Ends the timer and waits a little for the mail that is being sent. One that takes longer is sent by the server's next run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isStopping = true;
    this.#deps.transport.close();
    let timeout: NodeJS.Timeout | undefined;
    const timedOut = new Promise<void>((resolve) => {
      timeout = setTimeout(resolve, STOP_TIMEOUT_MS);
    });
    await Promise.race([this.#nextRound ?? this.#underWay, timedOut]);
    clearTimeout(timeout);
  }

  async #runRound(): Promise<void> {
    try {
      // Each handled row is gone or due later, but an answered request may have added rows that are due now.
      for (let rows = await this.#due(); rows.length > 0 && !this.#isStopping; rows = await this.#due())
        await Promise.all(rows.map((row) => this.#deliver(row)));
    } catch (reason) {
      this.#deps.log.warn({ reason: reason instanceof Error ? reason.message : 'unknown' }, 'mail queue could not be read');
    }
  }

  #due(): Promise<Waiting[]> {
    const { store, clock } = this.#deps;
    const now = clock();
    return (
      store.db
        .selectFrom('mail_queue')
        .selectAll()
        // None is put off for longer: what lies further ahead was queued by a clock that was wrong.
        .where((row) => row.or([row('due_at', '<=', now), row('due_at', '>', now + LONGEST_RETRY_MS + SKEW_MS)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(BATCH)
        .execute()
    );
  }

  async #deliver(row: Waiting): Promise<void> {
    if (!(await this.#claim(row))) return;
    const content = openSealed(this.#deps, row.sealed);
    if (content === undefined) {
      this.#deps.log.warn({ mail: row.id }, 'mail was sealed with another key and is dropped');
      await this.#drop(row.id);
      return;
    }
    try {
      await this.#handle(row.id, content);
    } catch (reason) {
      await this.#putOff(row, content, reason);
    }
  }

  #handle(id: string, content: Content): Promise<void> {
    return 'request' in content ? this.#answerRequest(id, content.request) : this.#send(id, content);
  }

  /** Whether this server got the mail. If several servers see it due, one of them gets it. */
  #claim(row: Waiting): Promise<boolean> {
    const { store, clock } = this.#deps;
    return store.write(async (writer) => {
      const moved = await writer
        .updateTable('mail_queue')
        .set({ due_at: clock() + LEASE_MS })
        .where('id', '=', row.id)
        .where('due_at', '=', row.due_at)
        .executeTakeFirst();
      return moved.numUpdatedRows === 1n;
    });
  }

  #answerRequest(id: string, request: MailRequest): Promise<void> {
    const { store, answer } = this.#deps;
    return store.write(async (writer) => {
      await writer.deleteFrom('mail_queue').where('id', '=', id).execute();
      await answer(writer, request);
    });
  }

  async #send(id: string, mail: Mail): Promise<void> {
    await this.#deps.transport.send(mail, id);
    await this.#drop(id);
  }

  async #drop(id: string): Promise<void> {
    await this.#deps.store.write((writer) => writer.deleteFrom('mail_queue').where('id', '=', id).execute());
  }

  async #putOff(row: Waiting, content: Content, reason: unknown): Promise<void> {
    const { store, clock, log } = this.#deps;
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : 'unknown';
    const attempts = row.attempts + 1;
    if (clock() - row.created_at > giveUpAfterMs(content)) {
      log.warn({ mail: row.id, attempts, code }, 'mail given up');
      return this.#drop(row.id);
    }
    log.warn({ mail: row.id, attempts, code }, 'mail not sent, will be tried again');
    const later = { attempts, due_at: clock() + backoffMs(row.attempts) };
    await store.write((writer) => writer.updateTable('mail_queue').set(later).where('id', '=', row.id).execute());
    return undefined;
  }
}
