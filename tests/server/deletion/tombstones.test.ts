import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tombstoneFile, tombstoneFileIn } from '../../../server/deletion/tombstones.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-tombstones-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const A = { player: '01234567-89ab-4def-8123-456789abcdef', deletedMs: 1_700_000_000_000 };
const B = { player: 'fedcba98-7654-4321-8123-456789abcdef', deletedMs: 1_700_000_000_001 };

test('what was noted is read again, by whichever process', () => {
  expect(tombstoneFile(tombstoneFileIn(folder)).all()).toEqual([]);
  tombstoneFile(tombstoneFileIn(folder)).add([A]);
  tombstoneFile(tombstoneFileIn(folder)).add([]);
  tombstoneFile(tombstoneFileIn(folder)).add([B]);
  expect(tombstoneFile(tombstoneFileIn(folder)).all()).toEqual([A, B]);
});

test('only the server may read it, and it lies beside the keys', () => {
  tombstoneFile(tombstoneFileIn(folder)).add([A]);
  expect((statSync(join(folder, 'keys', 'deleted-accounts.txt')).mode & 0o777).toString(8)).toBe('600');
});

test('a line that a crash cut off spoils neither those before it nor the next one', () => {
  const path = tombstoneFileIn(folder);
  tombstoneFile(path).add([A]);
  appendFileSync(path, `\n${B.player} `);
  tombstoneFile(path).add([B]);
  expect(tombstoneFile(path).all()).toEqual([A, B]);
});
