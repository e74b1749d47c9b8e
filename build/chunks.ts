/** What rolldown tells of its modules; only this much is needed. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const LIBRARY = /\/node_modules\//;

/** Libraries get chunks of their own: an update of the app leaves them in the cache. */
const LIBRARIES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/@tanstack\//, priority: 2 },
  { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 2 },
];

/** What `entry` imports statically is fetched with it in any case: one chunk, instead of one for each set of pages that shares a part. */
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

/** What several games share, a few lines each: one file, instead of one for each set of games that shares a part. */
const KIT = { name: 'kit', test: /\/(?:shared\/games\/kit|client\/text)\//, priority: 0 };

/** How the window's code is cut. `entry`: the absolute path of its first module. */
export const chunksOf = (entry: string) => ({ groups: [...LIBRARIES, firstLoad(entry), KIT] });
