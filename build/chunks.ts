/** The part of rolldown's module information that is needed here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const LIBRARY = /\/node_modules\//;

/** Libraries get chunks of their own, which stay in the cache when the app is updated. */
const LIBRARIES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/@tanstack\//, priority: 2 },
  { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 2 },
];

/** One chunk for all that `entry` imports statically. The browser always fetches these modules together. */
function firstLoad(entry: string) {
  let members: Set<string> | undefined;
  const collect = (modules: Modules): Set<string> => {
    const found = new Set<string>();
    const visit = (id: string): void => {
      if (found.has(id) || LIBRARY.test(id)) return;
      found.add(id);
      modules.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(entry);
    return found;
  };
  const name = (id: string, modules: Modules): string | null => {
    members ??= collect(modules);
    return members.has(id) ? 'app' : null;
  };
  return { name, debugName: 'app', priority: 1 };
}

/** One chunk for the small modules that several games share, instead of one for each set of games. */
const KIT = { name: 'kit', test: /\/(?:shared\/games\/kit|client\/text)\//, priority: 0 };

/** How the window's code is split into chunks. `entry`: the absolute path of its first module. */
export const chunksOf = (entry: string) => ({ groups: [...LIBRARIES, firstLoad(entry), KIT] });
