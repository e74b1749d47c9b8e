/** The part of Vite's manifest that the build reads. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The chunks `keys` and all that they import statically, which the browser always fetches with them. An imported chunk comes before its
 * importers, which is also the order in which style sheets apply.
 */
export function staticClosure(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const ordered: Chunk[] = [];
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no chunk of ${key}.`);
    chunk.imports?.forEach(visit);
    ordered.push(chunk);
  };
  keys.forEach(visit);
  return ordered;
}

/** All chunks that `keys` need now or later, without what only chunks that `skipped` names need. */
function reached(manifest: Manifest, keys: readonly string[], skipped: (key: string) => boolean): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key) || skipped(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/**
 * The files that only some modules need. Vite names the chunk of a module by its path, and one that modules share by "_" and its file.
 * @param isOne whether the name of a chunk is that of one of these modules
 */
export function filesOnlyFor(manifest: Manifest, isOne: (key: string) => boolean): ReadonlySet<string> {
  const keys = Object.keys(manifest);
  const theirs = reached(manifest, keys.filter(isOne), () => false);
  const roots = keys.filter((key) => !theirs.has(key) || !key.startsWith('_'));
  const others = reached(manifest, roots, isOne);
  const filesOf = (some: Iterable<string>) => [...some].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  const kept = new Set(filesOf(others));
  return new Set(filesOf(theirs).filter((file) => !kept.has(file)));
}

/** The key of the chunk with this name (chunks.ts). */
export function keyOfChunk(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (key === undefined) throw new Error(`The build made no chunk "${name}".`);
  return key;
}

/** The style sheets of some chunks, each once, in the order of the chunks. */
export const stylesOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];

/**
 * The first chunk of the built page, as a key of the manifest. If the entry itself is empty, Vite names its imports instead,
 * one script for each, in their order. The last is the app's own.
 */
export function entryOf(manifest: Manifest, page: string): string {
  const address = page.match(/(?<=<script type="module"[^>]* src=")[^"]+/g)?.at(-1) ?? '';
  const key = Object.keys(manifest).find((candidate) => address.endsWith(`/${manifest[candidate]?.file}`));
  if (key === undefined) throw new Error('The built page starts no script that the manifest knows.');
  return key;
}
