/** The part of Vite's manifest that is read here. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The chunks `keys` and all they import statically: what the browser fetches for them in any case. What is imported comes before what
 * imports it, which is also the order in which style sheets apply.
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

export const stylesOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];

/**
 * The chunk the built page starts with, as a key of the manifest. Where the entry itself holds nothing, Vite names its imports instead,
 * one script each and in their order: the last is the app's own.
 */
export function entryOf(manifest: Manifest, page: string): string {
  const address = page.match(/(?<=<script type="module"[^>]* src="\/)[^"]+/g)?.at(-1);
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === address);
  if (key === undefined) throw new Error('The built page starts no script that the manifest knows.');
  return key;
}
