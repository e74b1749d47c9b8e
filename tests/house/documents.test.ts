import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md']).toString().trim().split('\n');

/** A file or folder as documents name one: `client/play/run/run.ts`, `server/items`, or below tests/ `unit/client/sync/push.test.ts`. */
const NAMED = /`((?:build|client|docs|server|shared|sw|tests|tools|unit|simulation|browser|house)\/[\w./-]+)`/g;

/** What a document tells of the past. */
const HISTORY = /^(?:CHANGELOG|tests\/fixtures\/README)\.md$/;

it('every file and folder that a document names is there', () => {
  const named = documents
    .filter((path) => !HISTORY.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(NAMED)].map((match) => ({ path, name: match[1] ?? '' })));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ name }) => !existsSync(name) && !existsSync(`tests/${name}`) && !existsSync(`tests/${name}.test.ts`))).toEqual([]);
});
