import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyFile, keySecret } from '../../../server/secrets/keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, and stays the same', () => {
  const first = keySecret(folder, 'upload-ticket');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(keySecret(folder, 'upload-ticket')).toBe(first);
  expect(keySecret(folder, 'another')).not.toBe(first);
});

test('only the server may read it', () => {
  keySecret(folder, 'upload-ticket');
  expect(statSync(join(folder, 'keys/upload-ticket.key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
});

test('a key that an operator put there is taken, not replaced', () => {
  const path = join(folder, 'own.key');
  writeFileSync(path, 'chosen by hand\n');
  expect(keyFile(path, () => 'made up')).toBe('chosen by hand');
  expect(readFileSync(path, 'utf8')).toBe('chosen by hand\n');
});

test('an empty key file stops the start: a key made up in its place would lock everyone out', () => {
  const path = join(folder, 'torn.key');
  writeFileSync(path, '');
  expect(() => keyFile(path, () => 'made up')).toThrow('is empty');
});
