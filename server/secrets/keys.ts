import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A secret in a file outside the database, so that a restored database changes no key. It is made on first use, readable by
 * the server's own user only (mode 0600).
 * @param make gives the text of a new secret; called only if the file does not exist.
 * @throws the file system's error if the file cannot be read or made: the server must not start without its keys.
 */
export function keyFile(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // wx: if two servers start at the same time, only one writes, and the other reads what it wrote.
    writeFileSync(path, make(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (text === '') throw new Error(`The key file ${path} is empty. Restore it from a backup, or remove it to have a new key made.`);
  return text;
}

/** A random secret of 256 bits, as base64url text, in a file under `keys/` in the data folder. */
export function keySecret(dataDir: string, name: string): string {
  return keyFile(join(dataDir, 'keys', `${name}.key`), () => randomBytes(32).toString('base64url'));
}
