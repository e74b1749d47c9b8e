import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/g;
const noted = new Set<string>();
Object.assign(globalThis, { __tenfoldChunkUsed: (key: string) => noted.add(key) });

/** In the prerender bundle each lazy import says its name, as Vite's manifest spells it, so that a document can name what its first screen needs. */
export function noteUsedChunks(): Plugin {
  return {
    name: 'tenfold:note-used-chunks',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'prerender',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('import(')) return undefined;
      const root = this.environment.config.root;
      const noting = code.replace(dynamicImport, (call: string, _quote: string, target: string) => {
        const key = relative(root, resolve(dirname(id), target)).replaceAll('\\', '/');
        return `(globalThis.__tenfoldChunkUsed?.(${JSON.stringify(key)}),${call})`;
      });
      return { code: noting, map: null };
    },
  };
}

/** Runs `work` and tells which lazy chunks it loaded, as keys of Vite's manifest. */
export async function withUsedChunks<T>(work: () => Promise<T>): Promise<{ result: T; chunks: string[] }> {
  noted.clear();
  const result = await work();
  return { result, chunks: [...noted] };
}
