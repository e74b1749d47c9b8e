import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md']).toString().trim().split('\n');

/** A file or folder as documents name one: `client/play/run/run.ts`, `server/items`, or below tests/ `unit/client/sync/push.test.ts`. */
const NAMED = /`((?:build|client|docs|server|shared|sw|tests|tools|unit|simulation|browser|house|release)\/[\w./-]+)`/g;

/** What a document tells of the past. */
const HISTORY = /^(?:CHANGELOG|tests\/fixtures\/README)\.md$/;

it('every file and folder that a document names is there', () => {
  const named = documents
    .filter((path) => !HISTORY.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(NAMED)].map((match) => ({ path, name: match[1] ?? '' })));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ name }) => !existsSync(name) && !existsSync(`tests/${name}`) && !existsSync(`tests/${name}.test.ts`))).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

/** The anchor that a heading has on the hosting site: small letters, no punctuation, hyphens for blanks. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it('every link of a document leads to a file that is there, and to one of its headings', () => {
  const links = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(LINK)].map(([, to = '', anchor]) => ({
      path,
      to: to === '' ? path : join(dirname(path), to),
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(40);
  const dead = links.filter(({ to, anchor }) => !existsSync(to) || (anchor !== undefined && !anchorsIn(to).includes(anchor)));
  expect(dead).toEqual([]);
});
