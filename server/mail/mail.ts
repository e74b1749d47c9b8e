/** A mail as it waits in the queue: one recipient, both parts. */
export interface Mail {
  /** A bare address, checked before it came here. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link inside, for the log of a server that has no mail server. */
  readonly link?: string;
}

/** What somebody asked to have mailed, as the accounts know it: fields of JSON. */
export type MailRequest = Readonly<Record<string, string | undefined>>;

/** A way out for mails. Rejects if the mail was not taken; it will be offered again. */
export interface MailTransport {
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}
