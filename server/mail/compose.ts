import type SendMailOptions from 'nodemailer/lib/mailer/index.js';
import type { Mail } from './mail.ts';

/** A mail as nodemailer takes it. Addresses are objects, so that no text in them is read as a list or a header. */
export const compose = (mail: Mail, from: string, atMs: number): SendMailOptions.Options => ({
  from: { name: 'Tenfold', address: from },
  to: { name: '', address: mail.to },
  envelope: { from, to: [mail.to] },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: new Date(atMs),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
