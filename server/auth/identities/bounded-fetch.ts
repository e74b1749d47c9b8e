import type { CustomFetch } from 'openid-client';

/** Thrown if a provider gives no whole answer in time. */
export class Unreachable extends Error {}

/** Far more than a description of a provider, its keys, or its tokens need. */
const MAX_BYTES = 256 * 1024;

/** Statuses whose answers have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    // Leaving the loop cancels the rest.
    if (size > MAX_BYTES) throw new RangeError('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * A fetch that takes neither long nor much: the whole answer, body included, must be there within `timeoutMs`, and it follows no redirect.
 * @throws Unreachable
 */
export function boundedFetch(timeoutMs: number): CustomFetch {
  return async (url, { method, headers, body }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // What is sent to a provider is a form.
      const form = body instanceof URLSearchParams && { body };
      const response = await fetch(url, { method, headers, ...form, redirect: 'manual', signal });
      const { status } = response;
      return new Response(EMPTY.has(status) ? null : await readBody(response), { status, headers: response.headers });
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw new Unreachable();
    }
  };
}
