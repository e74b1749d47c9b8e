import type { Mail } from './mail.ts';
import type { Notice } from './notice-texts.ts';

/** The proof in a mail that asks for a confirmation. The link and the code do the same. */
export interface Proof {
  readonly link: string;
  readonly code: string;
}

const HTML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => HTML_ESCAPES[sign] ?? sign);

interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly opening: readonly string[];
  readonly action?: { readonly label: string; readonly proof: Proof; readonly lasts: string };
  readonly closing: string;
}

const SIGNATURE = 'Tenfold: train speed and accuracy.';

function textOf(content: MailContent): string {
  return [
    ...content.opening,
    ...(content.action
      ? [
          `${content.action.label}:\n${content.action.proof.link}`,
          `Or type this code where Tenfold asks for it: ${content.action.proof.code}`,
          `The link works once, within ${content.action.lasts}; the code for ten minutes.`,
        ]
      : []),
    content.closing,
    `-- \n${SIGNATURE}`,
  ].join('\n\n');
}

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>\n`;

function actionHtml({ label, proof, lasts }: NonNullable<MailContent['action']>): string {
  return (
    paragraph(
      `<a href="${escapeHtml(proof.link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5f4a;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a>`,
    ) +
    paragraph(`Or type this code where Tenfold asks for it: <strong style="letter-spacing:2px">${escapeHtml(proof.code)}</strong>`) +
    paragraph(`The link works once, within ${escapeHtml(lasts)}; the code for ten minutes.`)
  );
}

function htmlOf(content: MailContent): string {
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>' +
    `${escapeHtml(content.subject)}</title></head>\n` +
    '<body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#1c1c1a;background:#ffffff">\n' +
    content.opening.map((line) => paragraph(escapeHtml(line))).join('') +
    (content.action ? actionHtml(content.action) : '') +
    content.closing
      .split('\n\n')
      .map((line) => paragraph(escapeHtml(line)))
      .join('') +
    `<p style="margin:24px 0 0;color:#5c5b56">${escapeHtml(SIGNATURE)}</p></body></html>`
  );
}

function write(content: MailContent): Mail {
  return {
    to: content.to,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    ...(content.action && { link: content.action.proof.link }),
  };
}

/** Does not contain the name: until the address is confirmed, anyone may have chosen it. */
export function confirmSignupMail(to: string, proof: Proof): Mail {
  return write({
    to,
    subject: 'Confirm your e-mail for Tenfold',
    opening: ['Welcome to Tenfold!', 'One tap, and your games, levels and streak follow you to every device.'],
    action: { label: 'Confirm my e-mail', proof, lasts: '24 hours' },
    closing: 'If you did not sign up, leave this mail alone: without the link nothing happens.',
  });
}

/** For the owner of an account, if someone signs up with its address. */
export function alreadyRegisteredMail(to: string): Mail {
  return write({
    to,
    subject: 'You already have a Tenfold account',
    opening: [
      'Someone, perhaps you, just tried to sign up to Tenfold with this address.',
      'It already has an account, so nothing was changed. You can sign in as before; if the password is gone, "Forgot password?" helps.',
    ],
    closing: 'If it was not you, there is nothing to do.',
  });
}

/** The mail with the link that signs in to choose a new password. */
export function recoveryMail(to: string, proof: Proof): Mail {
  return write({
    to,
    subject: 'Choose a new Tenfold password',
    opening: ['It happens to everyone. Here is the way back in.'],
    action: { label: 'Choose a new password', proof, lasts: 'an hour' },
    closing: 'If you did not ask for this, leave this mail alone: your password stays as it is.',
  });
}

/** The mail to each of the two mailboxes of an e-mail change. */
export function emailChangeMail(to: string, newEmail: string, proof: Proof): Mail {
  return write({
    to,
    subject: 'Confirm the new e-mail of your Tenfold account',
    opening: [
      `Your Tenfold account is about to move to ${newEmail}.`,
      'Both addresses are asked; the change happens when both have said yes.',
    ],
    action: { label: 'Confirm the change', proof, lasts: 'an hour' },
    closing: 'If you did not ask for this, leave this mail alone and change your password.',
  });
}

/** For an address with an account, if another account wants to move to it. */
export function addressTakenMail(to: string): Mail {
  return write({
    to,
    subject: 'Your address was asked for on Tenfold',
    opening: [
      'Someone, perhaps you, just asked to move another Tenfold account to this address.',
      'It already has an account, so nothing was changed, and nothing will be.',
    ],
    closing: 'If it was not you, there is nothing to do.',
  });
}

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
  if (more.length === 0) return write({ to, subject, opening: what, closing: advice });
  return write({
    to,
    subject: 'What changed on your Tenfold account',
    opening: [
      'Several things changed on your Tenfold account:',
      ...notices.map(({ notice, atMs }) => `${timeText(atMs)}: ${notice.what.join(' ').replace(' just ', ' ')}`),
    ],
    closing: [...new Set(notices.map(({ notice }) => notice.advice))].join('\n\n'),
  });
}
