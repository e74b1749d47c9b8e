import { expect, it } from 'vitest';
import { engineVersions } from '../engine-versions.ts';

it('A run begins with the versions of what it stands on: Node, npm, and each engine that its suites drive, or that there is none', async () => {
  const all = await engineVersions(new Set(['browser', 'server']));
  expect(all[0]).toBe(`Node ${process.versions.node}`);
  expect(all.filter((line) => !/ (?:\d+(?:\.\d+)+\w*|none here)$/.test(line))).toEqual([]);
  const names = all.map((line) => line.replace(/ (?:\S+|none here)$/, ''));
  expect(names.filter((name) => name !== 'Chromium without its windows')).toEqual([
    'Node',
    'npm',
    'Chromium',
    'Old Chromium',
    'Firefox',
    'WebKitGTK',
    'Orca',
    'PostgreSQL',
  ]);
  expect((await engineVersions(new Set(['house']))).map((line) => line.split(' ')[0])).toEqual(['Node', 'npm']);
});
