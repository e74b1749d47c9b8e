import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** `bytes` random bytes in the alphabet of links: A-Z a-z 0-9 _ -. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Six random digits, each of the million equally likely. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The form in which a secret is stored: SHA-256, base64url (43 characters). */
export const digest = (secret: string): string => createHash('sha256').update(secret, 'utf8').digest('base64url');

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
