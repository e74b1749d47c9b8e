import { rename, rm } from 'node:fs/promises';
import { compressFiles } from './compress.ts';
import { writeDocuments } from './documents.ts';
import { writePrecache } from './precache.ts';

/** Turns the bundles into a site: adds the documents, the precache list and the compressed copies. */
export async function finishSite(dist: string): Promise<void> {
  await writeDocuments(dist);
  await rename(`${dist}/client/assets/manifest.json`, `${dist}/manifest.json`);
  await writePrecache(dist);
  await compressFiles(`${dist}/client`);
  for (const scaffold of ['sw', 'prerender']) await rm(`${dist}/${scaffold}`, { recursive: true, force: true });
}
