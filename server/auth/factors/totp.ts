import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../credentials/secret.ts';

/** Time-based one-time passwords (RFC 6238) as every authenticator app has them: HMAC-SHA-1, six digits, steps of 30 s. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** How many steps a phone's clock may be off, to either side. */
const MAX_DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 random bits. */
export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Base32 (RFC 4648) of bytes whose number is a multiple of five, so that no padding is needed. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('');
}

/** The number of the step that a time lies in. `atMs`: ms since the epoch. */
export const stepAt = (atMs: number): number => Math.floor(atMs / STEP_MS);

/** The code of a step (RFC 4226 §5.3, with the step as the counter). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The last step whose code can be good now: a step that was stored beyond it was taken by a clock that was wrong, and bars none. */
export const lastStepNow = (atMs: number): number => stepAt(atMs) + MAX_DRIFT;

/** The step after `lastStep`, now or next to now, whose code this is; undefined if it is none's. Compares with all three in any case. */
export function stepOfCode(secret: Uint8Array, code: string, atMs: number, lastStep: number): number | undefined {
  const now = stepAt(atMs);
  const used = lastStep > lastStepNow(atMs) ? 0 : lastStep;
  const steps = Array.from({ length: 2 * MAX_DRIFT + 1 }, (_, index) => now - MAX_DRIFT + index);
  return steps.filter((step) => sameText(totpCode(secret, step), code)).find((step) => step > used);
}

/** The address that a QR code brings to an authenticator app (protocol, "Second factors"). */
export function totpUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const fields = [
    `secret=${base32(secret)}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${DIGITS}`,
    `period=${STEP_MS / 1000}`,
  ];
  return `otpauth://totp/${label}?${fields.join('&')}`;
}
