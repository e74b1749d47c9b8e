/** The part of Vite's manifest that is read here. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The chunk `key` and all it imports statically, itself first: what the browser fetches for it in any case. */
export function staticClosure(manifest: Manifest, key: string): Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return [...seen.values()];
}

/** Style sheets in the order in which the browser would apply them: what is imported comes before what imports it. */
export function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.toReversed().flatMap((chunk) => chunk.css ?? []))];
}
