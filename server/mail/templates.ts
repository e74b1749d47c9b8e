import * as words from '../words/en/mails.ts';
import type { Mail } from './mail.ts';
import type { Notice } from './notice-texts.ts';

/** The proof in a mail that asks for a confirmation. The link and the code do the same. */
export interface Proof {
  readonly link: string;
  readonly code: string;
}

const HTML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => HTML_ESCAPES[sign] ?? sign);

/** What a mail says. */
interface MailWords {
  readonly subject: string;
  readonly opening: readonly string[];
  readonly closing: string;
}

/** What a mail says that asks for a confirmation. */
interface AskingWords extends MailWords {
  readonly action: string;
  readonly lasts: string;
}

interface Action extends Proof, Pick<AskingWords, 'action' | 'lasts'> {}

function textOf({ opening, closing }: MailWords, asks: Action | undefined): string {
  return [
    ...opening,
    ...(asks ? [`${words.aboveLink(asks.action)}\n${asks.link}`, words.orType(asks.code), asks.lasts] : []),
    closing,
    `-- \n${words.signature}`,
  ].join('\n\n');
}

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>\n`;

function actionHtml({ action, link, code, lasts }: Action): string {
  const bold = `<strong style="letter-spacing:2px">${escapeHtml(code)}</strong>`;
  return (
    paragraph(
      `<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5f4a;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(action)}</a>`,
    ) +
    paragraph(escapeHtml(words.orType(code)).replace(escapeHtml(code), () => bold)) +
    paragraph(escapeHtml(lasts))
  );
}

function htmlOf({ subject, opening, closing }: MailWords, asks: Action | undefined): string {
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>' +
    `${escapeHtml(subject)}</title></head>\n` +
    '<body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#1c1c1a;background:#ffffff">\n' +
    opening.map((line) => paragraph(escapeHtml(line))).join('') +
    (asks ? actionHtml(asks) : '') +
    closing
      .split('\n\n')
      .map((line) => paragraph(escapeHtml(line)))
      .join('') +
    `<p style="margin:24px 0 0;color:#5c5b56">${escapeHtml(words.signature)}</p></body></html>`
  );
}

function write(to: string, said: MailWords, asks?: Action): Mail {
  return { to, subject: said.subject, text: textOf(said, asks), html: htmlOf(said, asks), ...(asks && { link: asks.link }) };
}

const ask = (to: string, said: AskingWords, proof: Proof): Mail => write(to, said, { ...said, ...proof });

export const confirmSignupMail = (to: string, proof: Proof): Mail => ask(to, words.confirmSignup, proof);

/** For the owner of an account, if someone signs up with its address. */
export const alreadyRegisteredMail = (to: string): Mail => write(to, words.alreadyRegistered);

/** The mail with the link that signs in to choose a new password. */
export const recoveryMail = (to: string, proof: Proof): Mail => ask(to, words.recovery, proof);

/** The mail to each of the two mailboxes of an e-mail change. */
export const emailChangeMail = (to: string, newEmail: string, proof: Proof): Mail => ask(to, words.emailChange(newEmail), proof);

/** For an address with an account, if another account wants to move to it. */
export const addressTakenMail = (to: string): Mail => write(to, words.addressTaken);

/** A notice, and when its change was made; ms since the epoch. */
export interface DatedNotice {
  readonly notice: Notice;
  readonly atMs: number;
}

/** As `2026-11-26 15:04 UTC`. */
const timeText = (atMs: number): string => `${new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** One mail with all that changed on an account, oldest first; undefined if nothing did. All are to one address. */
export function noticeMail(notices: readonly DatedNotice[]): Mail | undefined {
  const [first, ...more] = notices;
  if (!first) return undefined;
  const { to, subject, what, advice } = first.notice;
  if (more.length === 0) return write(to, { subject, opening: what, closing: advice });
  return write(to, {
    subject: words.severalChanges.subject,
    opening: [words.severalChanges.opening, ...notices.map(({ notice, atMs }) => words.changeAt(timeText(atMs), notice.what))],
    closing: [...new Set(notices.map(({ notice }) => notice.advice))].join('\n\n'),
  });
}
