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
