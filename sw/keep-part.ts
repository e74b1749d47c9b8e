import { pathInApp } from '../shared/build-stamp.ts';
import { TEMPLATE_PATHS } from '../shared/document-table.ts';
import { fileType } from '../shared/file-types.ts';

/** One answer of those that this version consists of. */
export interface Part {
  /** The name of the cache that keeps it. */
  readonly cache: string;
  /** As the cache has it: whole, without a fragment. */
  readonly address: string;
  /** The hash of its bytes ("sha256-…"). */
  readonly integrity: string;
}

/**
 * Fetches a part into its cache if the answer is ours: not redirected, of the type that its address has, and byte for byte what the list
 * says. A captive portal or a filter answers in our place, and what is kept is shown for as long as this version lives. Rejects otherwise.
 */
export async function keepPart({ address, integrity }: Part, cache: Cache): Promise<void> {
  // The browser compares the hash. What it has in its own cache may be a portal's, too: then the network is asked.
  const ask = (mode: RequestCache) => fetch(address, { integrity, cache: mode, redirect: 'error' });
  const answer = await ask('default').catch(() => ask('reload'));
  if (!answer.ok || typeOf(answer) !== expectedType(address)) throw new TypeError(`${address} was answered by something else.`);
  await cache.put(address, answer);
}

const typeOf = (answer: Response): string | undefined => answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

const TEMPLATES: ReadonlySet<string> = new Set(Object.values(TEMPLATE_PATHS));

/** The media type of a file by its name; a page has none, and a template is shown as a text. */
function expectedType(address: string): string {
  const path = pathInApp(new URL(address).pathname);
  return fileType(path) ?? (TEMPLATES.has(path) ? 'text/plain' : 'text/html');
}
