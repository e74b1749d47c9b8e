import { rename, rm } from 'node:fs/promises';
import { compressFiles } from './compress.ts';
import { writeDocuments } from './documents.ts';
import { writePrecache } from './precache.ts';
import { loadPrerender } from './prerender-bundle.ts';
import { baseOf, type Language } from '../shared/languages.ts';
import { writeWebManifest } from './web-manifest.ts';

/** Turns the bundles of a language into a site: adds the documents, the precache list and the compressed copies. */
export async function finishSite(dist: string, language: Language): Promise<void> {
  const base = baseOf(language);
  const client = `${dist}/client${base}`;
  await writeDocuments(dist, language);
  await writeWebManifest(client, language, (await loadPrerender(dist, language)).MANIFEST_WORDS);
  const manifest = `${dist}/manifest${base.replace('/', '-')}.json`;
  await rename(`${client}/assets/manifest.json`, manifest);
  await writePrecache({ bundles: dist, client, manifest, base });
  await compressFiles(client);
  for (const scaffold of ['sw', 'prerender']) await rm(`${dist}/${scaffold}`, { recursive: true, force: true });
}
