import type { Host, HostRequest, HostResponse } from '../storage/host.ts';
import { isJson, type Json } from './wire.ts';

/** How long one request may take. Shorter than a lease, so that nobody else sends a batch that is still under way. */
export const DEADLINE_MS = 30_000;

/** A server that asks for a longer pause than this is not believed: one wrong header must not end sync for good (P5). */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * What one request came to. `json`: something that speaks JSON answered; `foreign`: an answer that cannot be our server's (a
 * captive portal, a proxy's error page); `unreachable`: none, or not in time.
 */
export type Answer =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly statusText: string;
      readonly body: Json;
      readonly waitMs?: number;
      readonly sentMs: number;
      readonly receivedMs: number;
    }
  | { readonly kind: 'foreign'; readonly status: number; readonly statusText: string; readonly waitMs?: number }
  | { readonly kind: 'unreachable' };

/** The statuses with which a server or a proxy asks for a pause [A2]. With any other one, Retry-After is no word of a server that is busy. */
const ASK_FOR_A_PAUSE: ReadonlySet<number> = new Set([413, 429, 503]);

/** Retry-After in milliseconds. Only its form in seconds is read: the other form needs a clock that is right. */
function retryAfter(response: HostResponse): { waitMs: number } | undefined {
  if (!ASK_FOR_A_PAUSE.has(response.status)) return undefined;
  const header = response.header('retry-after')?.trim() ?? '';
  if (!/^\d{1,9}$/.test(header)) return undefined;
  return { waitMs: Math.min(Number(header) * 1000, LONGEST_WAIT_MS) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const JSON_TYPE = /^application\/json\b/i;

/** What came back, with its text if that can be JSON; undefined if nothing came, or not in time. */
async function request(host: Host, path: string, init: HostRequest): Promise<{ response: HostResponse; text: string } | undefined> {
  try {
    const response = await host.fetch(path, init);
    return { response, text: JSON_TYPE.test(response.contentType) ? await response.text() : '' };
  } catch {
    return undefined;
  }
}

/** How a request is sent, if not by POST, and what headers it has besides those of every request. */
export type Manner = Partial<Pick<HostRequest, 'method' | 'headers'>>;

/** Sends `body` with a bearer token: bytes as they are, all else as JSON. What goes wrong on the way is the answer; only a bug rejects. */
export async function exchange(
  host: Host,
  path: string,
  token: string,
  body: unknown,
  { method = 'POST', headers = {} }: Manner = {},
): Promise<Answer> {
  const sentMs = host.now();
  const isBytes = body instanceof Uint8Array;
  const received = await request(host, path, {
    method,
    headers: { ...headers, 'content-type': isBytes ? 'application/octet-stream' : 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    timeoutMs: DEADLINE_MS,
  });
  if (!received) return { kind: 'unreachable' };
  const { response, text } = received;
  const about = { status: response.status, statusText: response.statusText ?? '', ...retryAfter(response) };
  const json = parse(text);
  return isJson(json) ? { kind: 'json', ...about, body: json, sentMs, receivedMs: host.now() } : { kind: 'foreign', ...about };
}
