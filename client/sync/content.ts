import type { ContentRow } from '../storage/device-database.ts';
import type { Host, HostResponse } from '../storage/host.ts';
import { CHALLENGES_KEY } from '../storage/cached-challenges.ts';
import { challengesIn } from './content-wire.ts';
import { DEADLINE_MS } from './exchange.ts';

const CHALLENGES_PATH = '/api/content/challenges';

/** Where public documents are kept on this device. */
export interface ContentStore {
  content(key: string): Promise<ContentRow | undefined>;
  putContent(row: ContentRow): Promise<void>;
}

/** What is needed of the outside world. */
type ContentHost = Pick<Host, 'fetch' | 'now'>;

async function request(host: ContentHost, etag: string | undefined): Promise<HostResponse | undefined> {
  const headers = etag === undefined ? {} : { 'if-none-match': etag };
  return host.fetch(CHALLENGES_PATH, { method: 'GET', headers, timeoutMs: DEADLINE_MS }).catch(() => undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks the server for the challenges (decision C1), with no credential: they are for everybody. The row to keep; undefined if they are
 * those of `etag`, or there is no server, or something else answered. What a device has it keeps, for weeks if need be (P1).
 */
export async function fetchChallenges(host: ContentHost, etag?: string): Promise<ContentRow | undefined> {
  const response = await request(host, etag);
  if (response?.status !== 200) return undefined;
  const revisions = challengesIn(parse(await response.text().catch(() => '')));
  return revisions && { key: CHALLENGES_KEY, etag: response.header('etag') ?? '', body: { revisions }, fetchedMs: host.now() };
}

/** Brings the kept challenges up to date. True if they changed. */
export async function refreshChallenges(host: ContentHost, store: ContentStore): Promise<boolean> {
  const kept = await store.content(CHALLENGES_KEY);
  const row = await fetchChallenges(host, kept?.etag === '' ? undefined : kept?.etag);
  if (row) await store.putContent(row);
  return row !== undefined;
}

/** Whether a document holds anything: a newcomer's browser gets no database for an empty one. */
export const holdsChallenges = ({ body }: ContentRow): boolean => (challengesIn(body) ?? []).length > 0;
