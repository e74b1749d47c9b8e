import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import type { Host } from './host.ts';
import type { StoredItem } from './records.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding (RFC 4648 §5). */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = Math.min(4, bytes.length - at + 1);
    for (let place = 0; place < digits; place++) text += ALPHABET[(group >> (18 - 6 * place)) & 63];
  }
  return text;
}

/**
 * The hash of an item: over kind, version and canonical payload; the owner is no part of it. It is asynchronous, so it is computed
 * before a transaction is opened: waiting for it inside would commit the transaction early.
 */
export async function itemHash(
  host: Pick<Host, 'sha256'>,
  item: { readonly kind: string; readonly v: number; readonly payload: StoredItem['payload'] },
): Promise<string> {
  const text = canonicalJson({ kind: item.kind, payload: item.payload as Canonical, v: item.v } as Canonical);
  return base64url(await host.sha256(text));
}

/** An item ready to be queued. */
export async function makeItem(host: Pick<Host, 'sha256'>, item: Omit<StoredItem, 'hash'>): Promise<StoredItem> {
  return { ...item, hash: await itemHash(host, item) };
}
