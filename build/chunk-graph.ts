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
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    ordered.push(chunk);
  };
  keys.forEach(visit);
  return ordered;
}

export const stylesOf = (chunks: readonly Chunk[]): string[] => [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
