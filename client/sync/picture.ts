import type { Host } from '../storage/host.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { binaryText, dataAddress } from './data-address.ts';
import { DEADLINE_MS } from './exchange.ts';

/** Where our server has pictures. Nothing is fetched from elsewhere. */
const PICTURES = '/api/pictures/';
const TYPE = 'image/webp';
/** No picture of our server is larger, and no larger one is kept. */
const MAX_BYTES = 128 * 1024;

/**
 * Fetches the picture that the player's profile names, if it is not here yet, and keeps it (client/storage/RULES.md, S25). What cannot be
 * had now is fetched by a later pass.
 */
export async function fetchPicture({ host, store }: { readonly host: Host; readonly store: PlayerStore }): Promise<void> {
  const url = await store.missingPicture();
  if (!url?.startsWith(PICTURES)) return;
  const bytes = await request(host, url);
  if (bytes && isPicture(bytes)) await store.cachePicture({ url, image: dataAddress(TYPE, bytes) });
}

async function request(host: Host, url: string): Promise<Uint8Array | undefined> {
  try {
    const response = await host.fetch(url, { method: 'GET', headers: {}, timeoutMs: DEADLINE_MS });
    return response.status === 200 ? await response.bytes() : undefined;
  } catch {
    return undefined;
  }
}

/** Whether these bytes are a WebP. A captive portal answers with a page, whatever it is asked for. */
function isPicture(bytes: Uint8Array): boolean {
  const beginning = binaryText(bytes.subarray(0, 12));
  return bytes.length <= MAX_BYTES && beginning.startsWith('RIFF') && beginning.endsWith('WEBP');
}
