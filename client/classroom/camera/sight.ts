/** A code that nobody has seen for so long, in ms, counts as shown anew. */
const OUT_OF_SIGHT_MS = 2_000;

/** Takes the codes of each picture and the time, in ms, and gives those that are to be told. */
type Sight = (codes: readonly string[], nowMs: number) => readonly string[];

/** A code is told once, until it has been out of sight for a while, or others alone are seen. */
export function createSight(): Sight {
  const seen = new Map<string, number>();
  return (codes, nowMs) => {
    for (const [code, atMs] of seen) if (nowMs - atMs >= OUT_OF_SIGHT_MS) seen.delete(code);
    const isNew = (code: string) => !seen.has(code);
    const fresh = [...new Set(codes)].filter(isNew);
    if (fresh.length > 0 && codes.every(isNew)) seen.clear();
    for (const code of codes) seen.set(code, nowMs);
    return fresh;
  };
}
