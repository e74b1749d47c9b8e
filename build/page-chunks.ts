import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const lazyPage = /\blazyRouteComponent\(\s*\(\)\s*=>\s*import\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/g;
const chunkOf = new WeakMap<object, string>();

type Make = (...args: unknown[]) => object;
/** What the prerender bundle calls for each lazy page it declares. */
const nameChunk =
  (key: string, make: Make) =>
  (...args: unknown[]) => {
    const page = make(...args);
    chunkOf.set(page, key);
    return page;
  };
Object.assign(globalThis, { __tenfoldNameChunk: nameChunk });

/** In the prerender bundle each lazy page is known by the chunk it comes in, so that a document can name what its first screen needs. */
export function namePageChunks(): Plugin {
  return {
    name: 'tenfold:name-page-chunks',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'prerender',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('lazyRouteComponent(')) return undefined;
      const { root } = this.environment.config;
      const named = code.replace(lazyPage, (call: string, _quote: string, target: string) => {
        const key = relative(root, resolve(dirname(id), target)).replaceAll('\\', '/');
        return call.replace('lazyRouteComponent(', `globalThis.__tenfoldNameChunk(${JSON.stringify(key)}, lazyRouteComponent)(`);
      });
      return { code: named, map: null };
    },
  };
}

/** The chunks of these pages, as keys of Vite's manifest; what is not lazy has none. */
export const chunksOfPages = (pages: readonly object[]): string[] => pages.flatMap((page) => chunkOf.get(page) ?? []);
