import type { Plugin, Rolldown } from 'vite';
import { isThere } from './chunks.ts';

/** What every page has. */
const FRAME = /\/client\/index\.html$/;
/** The page of a game, and that of the daily challenge, which brings the rules of several. */
const GAME_PAGE = /\/client\/(?:games\/[\w-]+\/index\.ts|progress\/challenge\/daily-challenge-page\.tsx)$/;
/** What must be there before a key can be answered. */
const PLAY = /\/client\/(?:games\/[\w-]+\/play|play\/page\/(?:run-screen|countdown-screen)|play\/run\/worker-engine)\.tsx?$/;

/**
 * What a window asks for beside a chunk that it imports later: all that this chunk needs, without what is there already, because a window
 * has it anyway or the importing chunk needs it itself. Each name has a hash, which cannot be compressed; so before play a game names only
 * what it begins with. The scripts of its later parts, for which nobody waits, are found import by import; their styles must be named.
 */
export function laterChunks() {
  let bundle: Rolldown.OutputBundle = {};
  let beforePlay: ReadonlySet<string> = new Set();
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

  const isOf = (file: string, modules: RegExp): boolean => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && modules.test(chunk.facadeModuleId ?? '');
  };

  const neededByAll = (modules: RegExp): ReadonlySet<string> =>
    new Set(
      Object.keys(bundle)
        .filter((file) => isOf(file, modules))
        .flatMap((file) => [...neededBy(file)]),
    );

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
        const frame = neededByAll(FRAME);
        beforePlay = new Set([...neededByAll(GAME_PAGE)].filter((file) => !frame.has(file)));
        known.clear();
      },
    },
  };
  const resolveDependencies = (file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] => {
    const there = known.get(hostId) ?? neededBy(hostId);
    known.set(hostId, there);
    const isLate = beforePlay.has(hostId) && !isOf(file, PLAY);
    return needed.filter((each) => !isThere(each) && !there.has(each) && !(isLate && each.endsWith('.js')));
  };
  return { plugin, resolveDependencies };
}
