/** The part of Vite's manifest that the build reads. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
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

/** The style sheets of some chunks, each once, in the order of the chunks. */
export const stylesOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];

/**
 * The first chunk of the built page, as a key of the manifest. If the entry itself is empty, Vite names its imports instead,
 * one script for each, in their order. The last is the app's own.
 */
export function entryOf(manifest: Manifest, page: string): string {
  const address = page.match(/(?<=<script type="module"[^>]* src="\/)[^"]+/g)?.at(-1);
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === address);
  if (key === undefined) throw new Error('The built page starts no script that the manifest knows.');
  return key;
}
