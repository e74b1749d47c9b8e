/** The part of rolldown's module information that is needed here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

type Members = (modules: Modules) => ReadonlySet<string>;

const LIBRARY = /\/node_modules\//;

/** Libraries get chunks of their own, which stay in the cache when the app is updated. */
const LIBRARIES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 6 },
  { name: 'router', test: /\/node_modules\/@tanstack\//, priority: 6 },
  { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 6 },
];

/** Evaluates React: a chunk of its own, because the start script runs each chunk in a task of its own (inline-scripts.ts). */
const REACT_ROOT = { name: 'react-root', test: /\/client\/react-root\.ts$/, priority: 6 };

/** The small modules that the pages and the worker share. */
const KIT = { name: 'kit', test: /\/(?:shared\/games\/kit|client\/text)\//, priority: 3 };

/** Every visit fetches these after the first paint. */
const AFTER_THE_FIRST_PAINT = ['device/start-device.ts', 'device/content-service.ts', 'shell/prompts.tsx', 'shell/footer.tsx'];

/**
 * How the window's code is split into chunks. What the browser fetches together anyway is one chunk: a request costs more than the few
 * bytes that a chunk for each set of importers would save, and an install fetches every file. `client`: the absolute path of its folder.
 */
export function chunksOf(client: string) {
  const entry = `${client}/main.tsx`;
  const closuresOf = (roots: readonly string[], modules: Modules) => roots.map((root) => closureOf(root, modules));
  const pages = (modules: Modules) => modules.getModuleInfo(`${client}/pages.ts`)?.dynamicallyImportedIds ?? [];
  const games = (modules: Modules) => pages(modules).filter((page) => page.startsWith(`${client}/games/`) && page.endsWith('/index.ts'));

  /** Also what home shares with other pages, since most first visits are to home; and the names of the games, which most pages say. */
  const firstLoad: Members = (modules) => {
    const home = closureOf(`${client}/site/home/home-page.tsx`, modules);
    const ofPages = importedBy(2, closuresOf(pages(modules), modules));
    const names = closureOf(`${client}/games/catalogue/games.ts`, modules);
    return new Set([...closureOf(entry, modules), ...[...home].filter((id) => ofPages.has(id)), ...names]);
  };
  const afterwards: Members = (modules) => {
    const files = AFTER_THE_FIRST_PAINT.map((file) => `${client}/${file}`);
    return importedBy(1, closuresOf(files, modules));
  };
  const ofGames: Members = (modules) => importedBy(2, closuresOf(games(modules), modules));
  /** What games share with other parts of the window, which need not fetch all that a game needs. */
  const common: Members = (modules) => {
    const own = new Set(games(modules));
    const others = partsOf(entry, modules).filter((part) => !own.has(part));
    const elsewhere = importedBy(1, closuresOf(others, modules));
    return new Set([...ofGames(modules)].filter((id) => elsewhere.has(id)));
  };

  /** What the first screens of other pages need of that: it must not bring the rest along. */
  const ofOtherPages: Members = (modules) => {
    const others = pages(modules).filter((page) => !games(modules).includes(page));
    const needed = importedBy(1, closuresOf(others, modules));
    return new Set([...ofGames(modules)].filter((id) => needed.has(id)));
  };

  return {
    groups: [
      ...LIBRARIES,
      REACT_ROOT,
      together('app', 5, firstLoad),
      together('afterwards', 4, afterwards),
      KIT,
      together('page', 3, ofOtherPages),
      together('common', 2, common),
      together('game', 1, ofGames),
    ],
  };
}

/**
 * A chunk for the modules that `collect` finds once the whole graph is known. A module belongs to the group with the highest priority
 * (an integer); a group takes what its modules import along, unless a higher one has it.
 */
function together(chunk: string, priority: number, collect: Members) {
  let members: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules): string | null => {
    members ??= collect(modules);
    return members.has(id) ? chunk : null;
  };
  return { name, debugName: chunk, priority };
}

/** The modules that at least so many of the closures contain. */
function importedBy(least: number, closures: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const all = new Set(closures.flatMap((closure) => [...closure]));
  return new Set([...all].filter((id) => closures.filter((closure) => closure.has(id)).length >= least));
}

/** The parts of the window: the modules that are imported dynamically, from `entry` or from one another. */
function partsOf(entry: string, modules: Modules): readonly string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || LIBRARY.test(id)) return;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    info?.importedIds.forEach(visit);
    for (const part of info?.dynamicallyImportedIds ?? []) {
      parts.add(part);
      visit(part);
    }
  };
  visit(entry);
  return [...parts];
}

/** A module with all that it imports statically, without libraries. */
function closureOf(root: string, modules: Modules): ReadonlySet<string> {
  if (!modules.getModuleInfo(root)) throw new Error(`The window has no module ${root}; build/chunks.ts names it.`);
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || LIBRARY.test(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return found;
}
