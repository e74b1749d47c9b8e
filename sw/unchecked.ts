import { fileType } from '../shared/file-types.ts';

/** Caches of versions that kept any answer with the status 200: nothing in them is taken over. */
const UNCHECKED = /^(?:workbox-precache-|tenfold-documents-)/;

const uncheckedCaches = async (): Promise<readonly string[]> => (await caches.keys()).filter((name) => UNCHECKED.test(name));

/** Deletes them. Called once no page needs them any more. */
export async function dropUnchecked(): Promise<void> {
  await Promise.all((await uncheckedCaches()).map((name) => caches.delete(name)));
}

/**
 * Whether they hold something that is not the app's, such as a captive portal's page. Then the version in charge may show no page on which
 * anybody could agree to an update.
 */
export async function holdForeign(): Promise<boolean> {
  for (const name of await uncheckedCaches()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      if (answer && (await isForeign(new URL(request.url).pathname, answer))) return true;
    }
  }
  return false;
}

/** Every document of ours says which one it is. A file's type is that of its name. */
async function isForeign(path: string, answer: Response): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? '';
  const expected = fileType(path);
  if (answer.redirected) return true;
  return expected === undefined ? !(await answer.text()).includes(' data-document="') : !type.startsWith(expected);
}
