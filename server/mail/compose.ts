import type SendMailOptions from 'nodemailer/lib/mailer/index.js';
import type { Mail } from './mail.ts';

/** The longest line in characters (RFC 5322). */
const LONGEST_LINE = 998;

const isPlain = (text: string): boolean => /^[\t\n -~]*$/.test(text) && text.split('\n').every((line) => line.length <= LONGEST_LINE);

/** A part of the mail without an encoding, so that a link in it stays readable in the file. */
function rawPart(type: string, text: string): { raw: string } {
  return {
    raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`,
  };
}

function partsOf({ text, html }: Mail): Pick<SendMailOptions.Options, 'text' | 'html' | 'alternatives'> {
  return isPlain(text) && isPlain(html) ? { alternatives: [rawPart('text/plain', text), rawPart('text/html', html)] } : { text, html };
}

/** A mail in nodemailer's form. Addresses are objects, so that no text in them is read as a list or a header. */
export function compose(mail: Mail, from: string, atMs: number): SendMailOptions.Options {
  return {
    from: { name: 'Tenfold', address: from },
    to: { name: '', address: mail.to },
    envelope: { from, to: [mail.to] },
    subject: mail.subject,
    ...partsOf(mail),
    date: new Date(atMs),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
