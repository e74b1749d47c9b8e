import type { Plugin, Rolldown } from 'vite';
import { isThere } from './chunks.ts';

/**
 * What a window asks for beside a chunk that it imports later: all that this chunk needs, without what is there already, because a window
 * has it anyway or the importing chunk needs it itself. Each name has a hash, which cannot be compressed.
 */
export function laterChunks() {
  let bundle: Rolldown.OutputBundle = {};
  const known = new Map<string, ReadonlySet<string>>();

  /** A chunk with all that it imports statically. */
  function neededBy(file: string): ReadonlySet<string> {
    const seen = new Set<string>();
    const visit = (each: string): void => {
      if (seen.has(each)) return;
      seen.add(each);
      const chunk = bundle[each];
      if (chunk?.type === 'chunk') chunk.imports.forEach(visit);
    };
    visit(file);
    return seen;
  }

  const plugin: Plugin = {
    name: 'tenfold:later-chunks',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite asks for the lists in this hook, too.
      order: 'pre',
      handler(_options, written) {
        bundle = written;
        known.clear();
      },
    },
  };
  const resolveDependencies = (_file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] => {
    const there = known.get(hostId) ?? neededBy(hostId);
    known.set(hostId, there);
    return needed.filter((file) => !isThere(file) && !there.has(file));
  };
  return { plugin, resolveDependencies };
}
