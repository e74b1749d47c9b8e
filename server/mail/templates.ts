import type { Mail } from './mail.ts';

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
    paragraph(escapeHtml(content.closing)) +
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

/** A notice to the owner: the account has one more second step. */
export function factorAddedMail(to: string): Mail {
  return write({
    to,
    subject: 'Two-step sign-in was set up for your Tenfold account',
    opening: ['A second step was just added to the sign-in of your Tenfold account. All devices without it were signed out.'],
    closing:
      'If it was not you, somebody knows your password and has a second step that you lack. Only whoever runs this Tenfold can help: write to them.',
  });
}

/** A notice to the owner. `isLast`: a password alone signs in again. */
export function factorRemovedMail(to: string, isLast: boolean): Mail {
  return write({
    to,
    subject: isLast ? 'Two-step sign-in is off for your Tenfold account' : 'A second step of your Tenfold account was removed',
    opening: [
      isLast
        ? 'The last second step was just removed from your Tenfold account: the password alone signs in now.'
        : 'One of the second steps of your Tenfold account was just removed.',
    ],
    closing: 'If it was not you, change your password and set up two-step sign-in again, in the settings.',
  });
}

/** A notice to the owner. `left`: how many codes can still be used. */
export function recoveryCodeUsedMail(to: string, left: number): Mail {
  return write({
    to,
    subject: 'A recovery code of your Tenfold account was used',
    opening: [
      'A recovery code was just used to sign in to your Tenfold account.',
      left === 0 ? 'It was the last one. The settings make new ones.' : `Codes left: ${left}. The settings make new ones.`,
    ],
    closing: 'If it was not you, change your password and make new recovery codes, in the settings.',
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

/** A notice to the owner after a change of the password. */
export function passwordChangedMail(to: string): Mail {
  return write({
    to,
    subject: 'Your Tenfold password was changed',
    opening: ['The password of your Tenfold account was just changed, and all other devices were signed out.'],
    closing: 'If it was not you, choose "Forgot password?" on the sign-in page right away.',
  });
}

/** A notice that a Google account was connected, to the account's owner and to the Google account's. `google`: empty if it has no address. */
export function identityAddedMail(to: string, account: string, google: string): Mail {
  const named = google === '' ? 'A Google account' : `The Google account ${google}`;
  return write({
    to,
    subject: 'Google was connected to your Tenfold account',
    opening: [`${named} was just connected to the Tenfold account of ${account}. It can now be used to sign in there.`],
    closing: `If it was not you, ${to === account ? 'sign in and disconnect it in the settings' : `tell the owner of ${account}, or remove Tenfold from your Google account`}.`,
  });
}

/** A notice to the former owner after an account was deleted. */
export function accountDeletedMail(to: string): Mail {
  return write({
    to,
    subject: 'Your Tenfold account was deleted',
    opening: [
      'Your Tenfold account was just deleted, with its games, badges and everything else that was stored of it.',
      'It cannot be brought back. This address is free to sign up again.',
    ],
    closing: 'If it was not you, somebody had your password: change it wherever else you use it.',
  });
}

/** A notice to the owner after whoever runs the server turned two-step sign-in off. */
export function factorsRemovedByOperatorMail(to: string): Mail {
  return write({
    to,
    subject: 'Two-step sign-in is off for your Tenfold account',
    opening: ['Whoever runs this Tenfold just turned two-step sign-in off for your account: the password alone signs in now.'],
    closing: 'If you did not ask them for it, change your password, set up two-step sign-in again in the settings, and write to them.',
  });
}

/** A notice to the former owner after whoever runs the server deleted the account. */
export function accountDeletedByOperatorMail(to: string): Mail {
  return write({
    to,
    subject: 'Your Tenfold account was deleted',
    opening: [
      'Whoever runs this Tenfold just deleted your account, with its games, badges and everything else that was stored of it.',
      'It cannot be brought back. This address is free to sign up again.',
    ],
    closing: 'If you did not ask them for it, write to them.',
  });
}
