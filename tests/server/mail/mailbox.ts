import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message as it came over the wire. */
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** How many of the next mails are refused with "try later". */
  refuse: number;
  close(): Promise<void>;
}

/** A real mail server on a port of its own. */
export const openMailServer = async (): Promise<MailServer> => {
  const received: Received[] = [];
  const state = { refuse: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refuse > 0) {
          state.refuse -= 1;
          callback(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    get refuse() {
      return state.refuse;
    },
    set refuse(count) {
      state.refuse = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
};

export interface ParsedMail {
  /** Unfolded header lines, in order. */
  readonly headers: readonly string[];
  readonly parts: readonly { readonly type: string; readonly text: string }[];
}

const decodeBody = (encoding: string, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const split = (raw: string): { headers: string[]; body: string } => {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  return { headers: head.split('\r\n'), body: raw.slice(end + 4) };
};

const valueOf = (headers: readonly string[], name: string): string =>
  headers
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

/** A message of ours taken apart: headers, and the two parts. */
export const parseMail = (raw: string): ParsedMail => {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(valueOf(headers, 'content-type'))?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => split(text.replace(/^\r\n/, '')));
  return {
    headers,
    parts: parts.map((part) => ({
      type: valueOf(part.headers, 'content-type').split(';')[0] ?? '',
      text: decodeBody(valueOf(part.headers, 'content-transfer-encoding'), part.body),
    })),
  };
};
