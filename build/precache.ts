import { injectManifest } from 'workbox-build';

/** Writes the service worker with the list of everything the app consists of: it works offline as one version, or the old one stays. */
export async function writePrecache(dist: string): Promise<void> {
  const { warnings } = await injectManifest({
    swSrc: `${dist}/sw/sw.js`,
    swDest: `${dist}/client/sw.js`,
    globDirectory: `${dist}/client`,
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico,webmanifest}'],
    // A hash in the name is revision enough.
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
