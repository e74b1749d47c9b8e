/** A mail as it waits in the queue: one recipient, both parts. */
export interface Mail {
  /** A plain address that was checked before. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link inside, for the log of a server that has no mail server. */
  readonly link?: string;
}

/** A request for a mail, as JSON fields that the accounts define. */
export type MailRequest = Readonly<Record<string, string | undefined>>;

/** Sends mails. Rejects if the mail was not accepted; the queue then tries again. */
export interface MailTransport {
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}
