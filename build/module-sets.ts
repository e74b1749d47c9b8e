/** The part of rolldown's module information that is needed here. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Finds modules once the whole graph is known. */
export type Members = (modules: Modules) => ReadonlySet<string>;

const LIBRARY = /\/node_modules\/(?!uuid\/)|^\0?@oxc-project\+runtime/;

/** What is in both sets. */
export const both =
  (one: Members, other: Members): Members =>
  (modules) => {
    const others = other(modules);
    return new Set([...one(modules)].filter((id) => others.has(id)));
  };

/** What is in the one and not in the other. */
export const without =
  (one: Members, other: Members): Members =>
  (modules) => {
    const others = other(modules);
    return new Set([...one(modules)].filter((id) => !others.has(id)));
  };

/** What at least so many of these modules need. */
export const sharedBy =
  (roots: (modules: Modules) => readonly string[], least: number): Members =>
  (modules) =>
    importedBy(
      least,
      roots(modules).map((root) => closureOf(root, modules)),
    );

/** The modules that at least so many of the closures contain. */
function importedBy(least: number, closures: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const all = new Set(closures.flatMap((closure) => [...closure]));
  return new Set([...all].filter((id) => closures.filter((closure) => closure.has(id)).length >= least));
}

/** The parts of the window: the modules that are imported dynamically, from `entry` or from one another, but not from those in `without`. */
export function partsOf(entry: string, modules: Modules, without: readonly string[]): readonly string[] {
  const seen = new Set<string>(without);
  const parts = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || LIBRARY.test(id)) return;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    info?.importedIds.forEach(visit);
    for (const part of info?.dynamicallyImportedIds.filter((each) => !without.includes(each)) ?? []) {
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
