import { pathToFileURL } from 'node:url';
import type { Language } from '../shared/languages.ts';

/** What client/prerender.tsx offers the build, in the words of one language. */
export type Prerender = typeof import('../client/prerender.tsx');

export const loadPrerender = async (dist: string, { id }: Language): Promise<Prerender> =>
  (await import(pathToFileURL(`${dist}/prerender/${id}/prerender.js`).href)) as Prerender;
