import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { found, globsIn } from './globs.ts';

/**
 * The floors of each folder, from the ground up. What is in a room may import from the floors below it, never from its own. A room is a
 * folder with all below it; files beside the rooms may use any of them, as long as there is no circle. `<game>` is each game's room,
 * `<kind>` each kind of item's, `*` one that no floor names: a new page needs no line here.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  '': ['shared tools', 'client server', 'build sw'],
  shared: ['contract memory', 'games items site', 'preferences progress', 'badges challenge classroom'],
  'shared/games': ['kit', 'statistics-kit', 'challenge-kit', '<game>'],
  'shared/items': ['kit', '<kind>'],
  'shared/progress': ['counted', 'folds', 'analytics'],
  client: [
    'old-engines storage text',
    'words',
    'window',
    'engine sync ui',
    'art blog consent device',
    'auth challenge scan',
    'players',
    'play',
    'games settings',
    'admin badges',
    'progress',
    'shell site *',
  ],
  'client/admin': ['gate', 'blog challenges stats', 'home panel'],
  'client/admin/blog': ['drafts fields pictures preview text', 'editing pane', 'posts'],
  'client/games': ['<game>', 'catalogue'],
  'client/play': ['purpose', 'run', 'voice', 'choices', 'input memory round sound', 'result setup stage', 'hand page'],
  'client/progress': ['challenge recent stored', 'analytics dashboard map', 'history'],
  'client/site': ['leaderboard live-problem section tour', 'about contact help home tips', 'legal'],
  'client/storage': ['backup tables', 'rules'],
  'client/ui': ['button fonts icon sheet', 'feedback overlay', 'form leaf'],
  server: [
    'database items limits network secrets threads words',
    'deletion http mail profiles',
    'backups pictures realtime saves site sms visits',
    'auth content',
    'sync',
    'admin panel scores',
  ],
  'server/auth': ['contract', 'credentials users', 'captcha mails', 'sessions', 'factors identities', 'routes'],
};

/** What no floor forbids, and is wrong all the same: from where, to where, and why. */
const BANS: readonly (readonly [from: RegExp, to: RegExp, why: string])[] = [
  [/^(?!tools\/)/, /^tools\//, 'tools are what is there before anything is installed'],
  [/^server\//, /^client\//, 'the server has what the build wrote'],
  [/^sw\//, /^client\/(?!blog\/cache\/|storage\/|sync\/)/, 'the service worker has no page'],
  [/^client\/(?:storage|sync|engine)\//, /^client\/(?:ui|text|window|consent|art)\//, 'they run without a page, too'],
  [/^client\/(?:ui|text|window|art|consent)\//, /^client\/(?:storage|sync|engine)\//, 'they know no data of players'],
  [/^client\/(?:play|games|site|progress|badges|blog|challenge|consent)\//, /^client\/sync\//, 'a screen follows the database'],
  [/^client\/(?:play|games|progress|badges|blog|challenge)\//, /^client\/auth\//, 'nobody needs to sign in to play'],
  [/^client\/games\/<game>\//, /^client\/(?:storage|players)\//, 'a game neither stores nor knows who plays'],
  [/^client\/games\/catalogue\//, /^client\/games\/<game>\/(?!mark\.tsx)/, 'a list of games needs no game'],
  [/^client\/play\//, /^(?:client|shared)\/games\/<game>\//, 'what all games share knows none of them'],
  [/^shared\/games\/(?:<game>|kit|statistics-kit|challenge-kit)\//, /^shared\/items\//, 'rules know no wire'],
  [/^shared\/games\/<game>\//, /^shared\/contract\//, 'rules know no wire'],
  [/^client\/(?:storage|sync|engine)\//, /^client\/words\//, 'they give codes, and a screen words them'],
  [/^server\/database\//, /^shared\//, 'tables hold what they are given'],
  [/^server\/site\//, /^server\/database\//, 'a document never waits for the database'],
  [/^server\/auth\//, /^server\/(?:items|realtime|content|saves)\//, 'accounts know nothing of games'],
];

const IMPORTS = /(?:(?:\bfrom|\bimport)\s*\(?\s*|\bURL\(\s*|composes:[^;]*from\s*|@import\s*(?:url\()?)(['"])(\.{1,2}\/[^'"?]*)[^'"]*\1/g;

interface Import {
  readonly from: string;
  readonly to: string;
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client', 'server', 'shared', 'sw', 'build', 'tools'])
  .toString()
  .trim()
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && existsSync(path));

const sourceFiles = new Set(sources);

/** Static, of types, dynamic, a worker's, a style sheet's, by pattern: every way in which one file names another. A pattern that finds none stands for itself. */
const named: readonly Import[] = sources.flatMap((from) => {
  const text = readFileSync(from, 'utf8');
  const at = (name: string | undefined) => normalize(join(dirname(from), name ?? ''));
  const globbed = globsIn(from, text)
    .flatMap(({ patterns }) => patterns)
    .flatMap((pattern) => {
      const files = found(pattern, sources);
      return files.length > 0 ? files : [pattern];
    });
  return [...[...text.matchAll(IMPORTS)].map((match) => at(match[2])), ...globbed].map((to) => ({ from, to }));
});

const imports = named.filter(({ to }) => sourceFiles.has(to));

/** What only the build writes. */
const BUILT = /^(?:server\/client|server\/(?:(?:verify|savable|check-copy)-thread|picture-process)\.js|screenshots)$/;

/** A path with `<game>` and `<kind>` in place of one game's and one kind's folder. */
const general = (path: string): string =>
  path
    .replace(/^((?:client|shared)\/games\/)(?!kit\/|statistics-kit\/|challenge-kit\/|catalogue\/)[\w-]+(?=\/)/, '$1<game>')
    .replace(/^(shared\/items\/)(?!kit\/)[\w-]+(?=\/)/, '$1<kind>');

/** The folders above a path, the root first. */
const foldersAbove = (path: string): readonly string[] => path.split('/').map((_name, index, names) => names.slice(0, index).join('/'));

/** The name in `folder` under which a path lies: a file's, or a room's. */
const childOf = (folder: string, path: string): string => path.slice(folder === '' ? 0 : folder.length + 1).split('/')[0] ?? '';

/** The innermost folder that two paths have in common, with what lies between it and each of them. */
function parting({ from, to }: Import): readonly [folder: string, child: string, other: string] {
  const above = foldersAbove(to);
  const folder = foldersAbove(from).findLast((each) => above.includes(each)) ?? '';
  return [folder, childOf(folder, from), childOf(folder, to)];
}

function floorOf(folder: string, room: string): number {
  const floors = FLOORS[folder]?.map((floor) => floor.split(' ')) ?? [];
  const name = general(`${folder}/${room}/`).split('/').at(-2) ?? '';
  const named = floors.findIndex((floor) => floor.includes(name));
  return named < 0 ? floors.findIndex((floor) => floor.includes('*')) : named;
}

const isFolder = (folder: string, child: string): boolean => !sourceFiles.has(folder === '' ? child : `${folder}/${child}`);

/** Why an import is wrong; undefined if it is not. */
function wrongIn(each: Import): string | undefined {
  const ban = BANS.find(([from, to]) => from.test(general(each.from)) && to.test(general(each.to)));
  if (ban) return ban[2];
  const [folder, child, other] = parting(each);
  if (!(folder in FLOORS) || child === other || !isFolder(folder, child) || !isFolder(folder, other)) return undefined;
  return floorOf(folder, child) > floorOf(folder, other) ? undefined : `${other} is not below ${child} in ${folder || 'the house'}`;
}

/** Those of `names` that lie on a circle, or lead to one. */
function onCircles(names: ReadonlySet<string>, arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  let rest = [...names];
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const left = new Set(rest);
    rest = rest.filter((name) => [...(arrows.get(name) ?? [])].some((other) => left.has(other)));
  }
  return rest;
}

describe('The house', () => {
  it('has enough files to look at', () => {
    expect([sources.length > 500, imports.length > 2_000]).toEqual([true, true]);
  });

  it('has a floor for every room of a folder that has floors, and no room that is not there', () => {
    const rooms = new Set(sources.flatMap((path) => foldersAbove(path).slice(1)));
    const parentOf = (room: string) => (room.includes('/') ? dirname(room) : '');
    const homeless = [...rooms].filter((room) => parentOf(room) in FLOORS && floorOf(parentOf(room), childOf(parentOf(room), room)) < 0);
    const said = Object.entries(FLOORS).flatMap(([folder, floors]) =>
      floors.flatMap((floor) =>
        floor
          .split(' ')
          .filter((name) => name !== '*')
          .map((name) => (folder === '' ? name : `${folder}/${name}`)),
      ),
    );
    const there = new Set([...rooms].map((room) => general(`${room}/`).slice(0, -1)));
    expect([homeless, said.filter((room) => !there.has(room))]).toEqual([[], []]);
  });

  it('lets no file import from its own floor or from above', () => {
    expect(
      imports.flatMap((each) => {
        const why = wrongIn(each);
        return why === undefined ? [] : [`${each.from} imports ${each.to}: ${why}`];
      }),
    ).toEqual([]);
  });

  it('has no circle, neither of files nor of folders, at any level', () => {
    const arrows = new Map<string, Map<string, Set<string>>>();
    for (const each of imports) {
      const [folder, child, other] = parting(each);
      if (child === other) continue;
      const inFolder = arrows.get(folder) ?? new Map<string, Set<string>>();
      arrows.set(folder, inFolder.set(child, (inFolder.get(child) ?? new Set<string>()).add(other)));
    }
    const circles = [...arrows].flatMap(([folder, inFolder]) => {
      const found = onCircles(new Set(inFolder.keys()), inFolder);
      return found.length > 0 ? [`${folder || 'the house'}: ${found.join(', ')}`] : [];
    });
    expect(circles).toEqual([]);
  });

  it('names no file that is not there', () => {
    expect(named.filter(({ to }) => !existsSync(to) && !BUILT.test(to)).map(({ from, to }) => `${from} names ${to}`)).toEqual([]);
  });
});

describe('an import is refused', () => {
  it.each([
    ['shared/day.ts', 'client/deadline.ts'],
    ['client/ui/sheet/sheet.tsx', 'client/play/run/run.ts'],
    ['client/storage/player-store.ts', 'client/window/hints.ts'],
    ['client/play/stage/play-frame.tsx', 'client/play/result/summary.tsx'],
    ['client/play/page/game-page.tsx', 'client/auth/sign-in-flow.ts'],
    ['client/games/speed-math/index.ts', 'client/games/math-race/index.ts'],
    ['client/games/catalogue/game-mark.tsx', 'client/games/math-race/index.ts'],
    ['shared/games/speed-math/v1/rules.ts', 'shared/games/math-race/v1/rules.ts'],
    ['shared/games/speed-math/v1/rules.ts', 'shared/contract/common.ts'],
    ['shared/items/session/kind.ts', 'shared/items/activity/kind.ts'],
    ['server/profiles/profiles.ts', 'server/auth/deps.ts'],
    ['server/database/store.ts', 'server/http/app.ts'],
    ['sw/sw.ts', 'client/shell/layout.tsx'],
  ])('%s → %s', (from, to) => {
    expect(wrongIn({ from, to })).toBeDefined();
  });
});
