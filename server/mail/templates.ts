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

/** A button of the app: near black on its accent colour, in both themes (client/ui/tokens.css). */
const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:10px;background:#fd7627;color:#0d152a;text-decoration:none;font-weight:bold';

function actionHtml({ action, link, code, lasts }: Action): string {
  const bold = `<strong style="letter-spacing:2px">${escapeHtml(code)}</strong>`;
  return (
    paragraph(`<a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a>`) +
    paragraph(escapeHtml(words.orType(code)).replace(escapeHtml(code), () => bold)) +
    paragraph(escapeHtml(lasts))
  );
}

/**
 * The colours of the app (client/ui/tokens.css): dark ones for programs that know the reader's theme. They stand in classes alone; a
 * program that drops the sheet shows the light ones of the attributes.
 */
const DARK = [
  '.paper{background:#0d121f!important;color:#f0ede4!important}',
  '.sheet{background:#171d2c!important;border-color:#fd7627 #2c3242 #2c3242!important}',
  '.name{color:#ffa15c!important}',
  '.soft{color:#b1b8c3!important}',
].join('');
const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${DARK}}`;

/** The page around a mail's words: a sheet on paper, with the name on top. No picture: most programs ask before they fetch one. */
function htmlOf({ subject, opening, closing }: MailWords, asks: Action | undefined): string {
  const said = [
    ...opening.map((line) => paragraph(escapeHtml(line))),
    asks ? actionHtml(asks) : '',
    ...closing.split('\n\n').map((line) => paragraph(escapeHtml(line))),
  ].join('');
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(subject)}</title>\n<style>${SHEET}</style></head>\n` +
    '<body class="paper" style="margin:0;background:#f7f2e8;color:#141d36;font:16px/1.5 \'Atkinson Hyperlegible Next\',system-ui,sans-serif">\n' +
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>\n' +
    '<td class="paper" align="center" style="padding:24px 12px;background:#f7f2e8;color:#141d36">\n' +
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left"><tr>\n' +
    '<td class="sheet" style="padding:28px 24px 12px;border:1px solid #e0dbd2;border-top:6px solid #fd7627;border-radius:14px;background:#fdfcf7;overflow-wrap:anywhere">\n' +
    `<p class="name" style="margin:0 0 20px;font-size:20px;font-weight:bold;color:#ae3501">${escapeHtml(words.sender)}</p>\n` +
    said +
    '</td></tr><tr>\n' +
    `<td class="soft" style="padding:16px 24px;font-size:14px;color:#465065">${escapeHtml(words.signature)}</td>\n` +
    '</tr></table>\n</td></tr></table></body></html>'
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
