import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/**
 * What each room of the house may import besides itself, its subfolders and what is named: the table of ARCHITECTURE.md, in full. A room
 * is a folder with all below it, except what is a room of its own; a file that is named is a room, too. `<game>` is one game's name,
 * `<kind>` one kind of item's.
 */
const TABLE: Readonly<Record<string, string>> = {
  // Pure.
  shared: '',
  'shared/contract': 'shared',
  'shared/games/kit': 'shared shared/contract',
  'shared/games/<game>': 'shared shared/games/kit',
  'shared/games': 'shared shared/games/kit shared/games/<game>',
  'shared/items/kit': 'shared/contract',
  'shared/items/<kind>': 'shared/items/kit shared shared/contract',
  'shared/items': 'shared/items/<kind> shared/items/kit shared/contract',
  'shared/progress/counted': 'shared shared/contract shared/games/kit shared/items/<kind> shared/items/kit',
  'shared/progress/folds': 'shared/progress/counted shared/games shared shared/contract',
  'shared/progress': 'shared/progress/folds shared/progress/counted shared/games shared shared/contract',
  'shared/progress/analytics': 'shared shared/contract shared/games shared/progress shared/progress/counted shared/progress/folds',
  'shared/badges': 'shared/progress/folds shared/progress shared/games/<game> shared/games shared/contract',
  'shared/site': 'shared shared/contract',
  'shared/challenge': 'shared shared/contract shared/games shared/games/kit shared/items/kit shared/progress/counted',
  // The window, from below.
  'client/deadline.ts': '',
  'client/old-engines': '',
  'client/text': 'shared',
  'client/ui': 'client/text shared',
  'client/art': 'client/ui shared shared/badges shared/games',
  'client/window': 'client/deadline.ts shared shared/contract',
  'client/consent': 'client/window client/ui',
  'client/storage/tables': 'shared/contract shared/items/<kind> shared/progress/counted',
  'client/storage/rules': `
    client/storage/tables shared shared/contract shared/items shared/progress shared/progress/analytics shared/progress/counted
    shared/progress/folds`,
  'client/storage':
    'client/storage/rules client/storage/tables client/deadline.ts shared shared/contract shared/items/kit shared/progress/counted shared/progress/folds',
  'client/sync': 'client/storage shared shared/contract shared/progress',
  'client/engine': `
    client/storage shared shared/challenge shared/contract shared/games/kit shared/games shared/items/<kind> shared/items/kit shared/progress
    shared/progress/counted shared/site`,
  'client/device': `
    client/storage client/sync client/window client/ui shared shared/contract shared/games shared/progress/counted`,
  'client/auth': 'client/deadline.ts client/device client/storage client/sync client/window client/ui shared',
  'client/players': `
    client/auth client/device client/engine client/storage client/sync client/window client/art client/text client/ui shared
    shared/games`,
  'client/challenge': `
    client/device client/engine client/storage shared shared/challenge shared/contract shared/games shared/games/kit shared/items/<kind>
    shared/progress`,
  'client/play/run': 'client/device client/engine client/storage client/window shared shared/contract shared/games/kit shared/games',
  'client/play/current-game.ts': 'shared/games',
  'client/play/current-attempt.ts': 'shared/contract',
  'client/play/input': 'client/play/run client/ui shared shared/games/kit',
  'client/play/sound': 'client/play/run client/window client/ui shared',
  'client/play/stage':
    'client/play/current-attempt.ts client/play/current-game.ts client/play/input client/play/run client/play/sound client/window client/ui',
  'client/play/setup': `
    client/play/current-game.ts client/play/input client/play/run client/play/sound client/device client/engine client/ui shared shared/games/kit`,
  'client/play/result': `
    client/play/current-game.ts client/play/input client/play/run client/play/sound client/players client/device client/engine
    client/storage client/window client/text client/ui shared/games/kit shared/progress shared/progress/counted`,
  'client/play/page': `
    client/challenge client/play/current-attempt.ts client/play/current-game.ts client/play/input client/play/result client/play/run client/play/setup client/play/stage client/device client/engine
    client/storage client/window client/ui shared shared/contract shared/games/kit shared/games`,
  'client/page-metadata.ts': '',
  'client/games/<game>/mark.tsx': 'client/art',
  'client/games/<game>/words.ts': 'client/page-metadata.ts',
  'client/game-help.ts': '',
  'client/games/<game>/help.ts': 'client/game-help.ts shared/games/<game>',
  'client/games/<game>': `
    client/play/current-attempt.ts client/play/current-game.ts client/play/input client/play/page client/play/result client/play/run client/play/setup client/play/sound
    client/play/stage client/device client/engine client/window client/art client/text client/ui shared shared/badges
    shared/games/<game> shared/games/kit shared/progress/counted`,
  'client/games/catalogue': 'client/games/<game>/mark.tsx client/art client/ui shared/games',
  'client/settings': `
    client/auth client/players client/device client/storage client/sync client/consent client/window client/art client/text client/ui shared`,
  'client/admin/gate': 'client/auth client/device client/storage client/sync client/window client/ui shared shared/contract',
  'client/admin/stats': 'client/admin/gate client/window client/text client/ui shared shared/contract',
  'client/admin/panel': `
    client/admin/gate client/admin/stats client/device client/window client/text client/ui shared shared/contract shared/games`,
  'client/admin/home':
    'client/admin/gate client/admin/stats client/device client/storage client/window client/text client/ui shared/contract',
  'client/admin/challenges': `
    client/admin/gate client/challenge client/play/setup client/games/catalogue client/device client/storage client/sync client/window client/text
    client/ui shared shared/challenge shared/contract shared/games shared/games/kit`,
  'client/admin/blog': `
    client/admin/gate client/settings client/blog client/device client/storage client/window client/text client/ui shared shared/contract`,
  'client/badges': `
    client/games/catalogue client/play/sound client/device client/storage client/window client/art client/text client/ui shared
    shared/badges shared/games shared/items/<kind> shared/progress`,
  'client/progress/recent': 'client/games/catalogue client/storage client/text client/ui shared/games',
  'client/progress/dashboard': `
    client/badges client/progress/challenge client/progress/recent client/play/page client/players client/device client/storage client/window
    client/art client/text client/ui shared shared/progress`,
  'client/progress/analytics': `
    client/badges client/progress/recent client/players client/device client/storage client/window client/text client/ui shared shared/badges
    shared/games shared/progress shared/progress/analytics`,
  'client/progress/challenge': `
    client/challenge client/play/page client/play/result client/games/catalogue client/device client/window client/text client/ui shared
    shared/challenge shared/contract shared/games shared/progress`,
  'client/blog/kept': 'shared/contract shared/site',
  'client/blog': 'client/blog/kept client/deadline.ts client/window client/ui shared shared/contract shared/site',
  'client/site': `
    client/admin/home client/badges client/games/catalogue client/progress/dashboard client/consent client/device client/window client/text client/ui shared
    shared/badges`,
  'client/site/help': `
    client/site client/game-help.ts client/games/<game>/help.ts client/games/catalogue client/art client/text client/ui shared/badges shared/games
    shared/progress shared/progress/counted`,
  'client/site/tips': 'client/site client/games/catalogue client/ui shared shared/games shared/games/kit',
  'client/pages.ts': `
    client/admin/blog client/admin/challenges client/admin/panel client/auth client/badges client/blog client/games/catalogue client/games/<game> client/progress/analytics client/progress/challenge client/settings
    client/site client/site/help client/site/tips client/ui shared shared/games`,
  'client/page-words.ts': 'client/pages.ts client/page-metadata.ts client/games/<game>/words.ts shared shared/games',
  'client/shell': `
    client/page-words.ts client/pages.ts client/badges client/progress/dashboard client/players client/auth client/device client/consent
    client/window client/ui shared shared/contract`,
  'client/root-route.tsx': 'client/shell client/window client/art',
  // The entries.
  client: `
    client/root-route.tsx client/pages.ts client/page-words.ts client/admin/blog client/admin/challenges client/admin/panel client/badges client/blog client/games/catalogue client/games/<game> client/progress/analytics client/progress/challenge client/settings client/site
    client/site/help client/site/tips client/auth client/device client/old-engines client/shell client/window client/ui shared shared/site`,
  sw: 'client/blog/kept client/sync client/storage shared shared/site',
  // The server, from below.
  'server/network': '',
  'server/config.ts': 'server/network shared',
  'server/secrets': '',
  'server/when.ts': '',
  'server/database': 'server/config.ts server/when.ts',
  'server/deletion': 'server/database',
  'server/http': 'server/database shared shared/contract',
  'server/threads': '',
  'server/backups': 'server/threads server/http server/deletion server/database',
  'server/items': 'shared/badges shared/challenge shared/contract shared/games shared/progress shared/items/<kind> shared/progress/counted',
  'server/saves': 'server/http server/database shared shared/contract',
  'server/content':
    'server/threads server/saves server/http server/database shared shared/challenge shared/contract shared/games/kit shared/site',
  'server/mail': 'server/database server/network server/secrets server/when.ts',
  'server/sms': 'server/mail',
  'server/realtime': 'server/http server/network shared/contract',
  'server/sync': `
    server/content server/items server/http server/database server/when.ts shared shared/badges shared/contract shared/games shared/items shared/progress
    shared/progress/counted shared/progress/folds`,
  'server/scores': `
    server/sync server/http server/database shared/contract shared/games shared/items shared/progress shared/progress/counted`,
  'server/auth/tables.ts': '',
  'server/auth/settings.ts': '',
  'server/auth/contract': 'shared',
  'server/auth/limits': 'server/when.ts',
  'server/auth/credentials': 'server/auth/limits server/auth/contract server/secrets shared',
  'server/auth/deps.ts':
    'server/auth/credentials server/auth/limits server/auth/settings.ts server/deletion server/mail server/sms server/database',
  'server/auth/users': 'server/auth/contract server/auth/tables.ts server/database shared',
  'server/profiles': `
    server/auth/users server/auth/deps.ts server/auth/contract server/auth/tables.ts server/http server/network server/database shared
    shared/contract`,
  'server/pictures': `
    server/auth/limits server/auth/deps.ts server/auth/contract server/http server/network server/database shared shared/contract`,
  'server/auth/mails': `
    server/auth/users server/auth/deps.ts server/auth/credentials server/auth/contract server/auth/settings.ts server/auth/tables.ts
    server/mail server/database server/when.ts shared`,
  'server/auth/sessions': `
    server/auth/mails server/auth/users server/auth/deps.ts server/auth/credentials server/auth/contract server/auth/settings.ts
    server/auth/tables.ts server/profiles server/deletion server/mail server/http server/database server/secrets server/when.ts shared`,
  'server/auth/captcha': 'server/auth/deps.ts server/auth/credentials server/when.ts',
  'server/auth/factors': `
    server/auth/sessions server/auth/mails server/auth/users server/auth/deps.ts server/auth/credentials server/auth/contract server/auth/tables.ts
    server/mail server/http server/database server/secrets server/when.ts shared`,
  'server/auth/identities': `
    server/auth/sessions server/auth/mails server/auth/users server/auth/deps.ts server/auth/credentials server/auth/contract
    server/auth/settings.ts server/auth/tables.ts server/mail server/http server/database server/network server/when.ts shared`,
  'server/auth/routes': `
    server/auth/captcha server/auth/factors server/auth/identities server/auth/sessions server/auth/mails server/auth/deps.ts server/auth/credentials server/auth/contract server/http
    server/network server/database shared shared/contract`,
  'server/auth': `
    server/auth/routes server/auth/factors server/auth/identities server/auth/sessions server/auth/mails server/auth/users server/auth/deps.ts server/auth/credentials
    server/auth/limits server/auth/contract server/auth/settings.ts server/pictures server/profiles server/deletion server/mail server/sms server/http server/database
    server/config.ts shared`,
  'server/admin': `
    server/auth/factors server/auth/mails server/sync server/content server/profiles server/backups server/deletion server/mail server/http
    server/database server/secrets server/config.ts server/visits shared`,
  'server/visits': 'server/auth/limits server/http server/network server/database shared shared/challenge shared/contract',
  'server/panel': 'server/sync server/profiles server/http server/database shared/contract shared/progress',
  'server/site': 'server/http shared shared/contract shared/site',
  server: `
    server/admin server/auth server/auth/credentials server/backups server/config.ts server/content server/database server/deletion server/http server/items server/network
    server/panel server/pictures server/realtime server/scores server/secrets server/site server/sync server/visits shared/badges`,
  // What builds and shows it.
  build: 'client client/page-metadata.ts client/shell client/ui client/window server shared shared/site',
  tools: '',
};

const ROOMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(TABLE).map(([room, below]) => [room, below.split(/\s+/).filter(Boolean)]),
);

/** A table of types: the one place that names what every part stores. Its imports are of types alone. */
const NAMES_ALL_TABLES = 'server/database/schema.ts';

const IMPORTS = /(?:(?:\bfrom|\bimport)\s*\(?\s*|\bURL\(\s*|composes:[^;]*from\s*|@import\s*(?:url\()?)(['"])(\.{1,2}\/[^'"?]*)[^'"]*\1/g;

const GLOBS = /import\.meta\.glob(?:<[^>]*>)?\([^)]*\)/g;

/** A game has rules, or at least a mark: one that is announced. */
const GAMES = [...new Set([...readdirSync('shared/games'), ...readdirSync('client/games')])].filter(
  (name) => existsSync(`shared/games/${name}/v1`) || existsSync(`client/games/${name}/mark.tsx`),
);

const KINDS = readdirSync('shared/items').filter((name) => existsSync(`shared/items/${name}/kind.ts`));

/** The room a file is in: the longest name that is the file, or a folder above it. */
function roomOf(path: string): string | undefined {
  const general = path
    .replace(new RegExp(`^((?:client|shared)/games/)(?:${GAMES.join('|')})(?=/)`), '$1<game>')
    .replace(new RegExp(`^(shared/items/)(?:${KINDS.join('|')})(?=/)`), '$1<kind>');
  const holds = (room: string) => general === room || general.startsWith(`${room}/`);
  return Object.keys(ROOMS)
    .filter(holds)
    .reduce<string | undefined>((longest, room) => (longest === undefined || room.length > longest.length ? room : longest), undefined);
}

/** The game or the kind of item that a file belongs to: none looks into another's folder. */
const gameOf = (path: string): string | undefined => /^(?:(?:client|shared)\/games|shared\/items)\/([\w-]+)\//.exec(path)?.[1];

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

/** The files that a pattern of `import.meta.glob` finds, where `*` is any name; the pattern itself if it finds none. */
function found(pattern: string): readonly string[] {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const files = new RegExp(`^${escaped.replaceAll('*', '[^/]*')}$`);
  const matching = sources.filter((path) => files.test(path));
  return matching.length > 0 ? matching : [pattern];
}

/** Static, of types, dynamic, a worker's, a style sheet's, by pattern: every way in which one file names another. */
const named: readonly Import[] = sources.flatMap((from) => {
  const text = readFileSync(from, 'utf8');
  const at = (name: string | undefined) => normalize(join(dirname(from), name ?? ''));
  const patterns = [...text.matchAll(GLOBS)].flatMap(([call]) => [...call.matchAll(/'(\.{1,2}\/[^']*)'/g)].map((match) => at(match[1])));
  return [...[...text.matchAll(IMPORTS)].map((match) => at(match[2])), ...patterns.flatMap(found)].map((to) => ({ from, to }));
});

const imports = named.filter(({ to }) => sourceFiles.has(to));

/** What only the build writes. */
const BUILT = /^(?:server\/client|server\/(?:(?:verify|savable|check-copy)-thread|picture-process)\.js|screenshots)$/;

function isAllowed({ from, to }: Import): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === undefined || other === undefined) return false;
  if (room === other) return gameOf(from) === gameOf(to);
  if (from === NAMES_ALL_TABLES) return to.endsWith('/tables.ts');
  if (!ROOMS[room]?.includes(other)) return false;
  return !room.includes('<game>') || !other.includes('<game>') || gameOf(from) === gameOf(to);
}

describe('The house', () => {
  it('has seven games, and enough files to look at', () => {
    expect([new Set(GAMES).size >= 7, sources.length > 500, imports.length > 2_000]).toEqual([true, true, true]);
  });

  it('has a room for every folder', () => {
    expect(sources.filter((path) => roomOf(path) === undefined)).toEqual([]);
  });

  it('lets no file import from a room that is not below its own', () => {
    expect(imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('names no file that is not there', () => {
    expect(named.filter(({ to }) => !existsSync(to) && !BUILT.test(to)).map(({ from, to }) => `${from} names ${to}`)).toEqual([]);
  });

  it('has no circle: the rooms can be put in an order', () => {
    const placed = new Set<string>();
    let rest = Object.keys(ROOMS);
    while (rest.length > 0) {
      const next = rest.filter((room) => ROOMS[room]?.every((other) => !(other in ROOMS) || placed.has(other)));
      if (next.length === 0) break;
      for (const room of next) placed.add(room);
      rest = rest.filter((room) => !placed.has(room));
    }
    expect(rest).toEqual([]);
  });

  it('names no room that is not there, and no import that nobody needs', () => {
    const needed = new Set(imports.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
    const said = Object.entries(ROOMS).flatMap(([room, allowed]) =>
      allowed.filter((other) => other in ROOMS).map((other) => `${room} → ${other}`),
    );
    expect(said.filter((each) => !needed.has(each))).toEqual([]);
  });
});
