import { fail, ok, type Result } from '../../../shared/result.ts';
import { invalid, type AuthFailure } from '../contract/failure.ts';
import * as words from '../../words/en/auth.ts';

/**
 * One plain address: dot-separated atoms of ASCII before the @, a host name with at least one dot behind it. Quoted local parts,
 * comments, lists, display names and literals are refused: mail providers do not give them out, and each could add a second recipient.
 */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

function isHost(host: string): boolean {
  const labels = host.split('.');
  return host.length <= 253 && labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && at <= 64 && text.length <= 254 && LOCAL.test(text.slice(0, at)) && isHost(text.slice(at + 1));
}

/** Reads an address: checks it as it was sent, and returns its stored form in lower case (protocol, "Conventions"). */
export function readEmail(text: string): Result<string, AuthFailure> {
  return isAddress(text) ? ok(text.toLowerCase()) : fail(invalid(words.emailInvalid, 'email_invalid'));
}
