import { isInteger, isJson, type Json } from '../../../shared/json.ts';
import type { DeviceStore } from '../../storage/device-store.ts';
import type { AdminRequest } from './admin-call.ts';

/** What the server said last to one admin on this device (decision S12). */
export interface CachedAnswer {
  readonly body: Json;
  /** When it was read, by the server's clock as far as this device knows it, in ms. */
  readonly atMs: number;
}

/** What was read of it, and when. */
export interface Cached<Value> {
  readonly value: Value;
  readonly atMs: number;
}

/** Figures, the users with the most XP, visits, the lists of posts and challenges, and each post that was opened. No search is cached. */
const KEPT = /^\/api\/admin\/(?:stats|users|visits\?days=\d+|challenges|posts(?:\/\d+)?)$/;

type Store = Pick<DeviceStore, 'adminRead' | 'keepAdminRead'>;

/** The answers that are cached for one admin: in this window, and on the device for the next one. */
export class CachedAnswers {
  readonly #store: Store;
  readonly #localId: string;
  /** Those of this window: they are there also where storage refuses. */
  readonly #here = new Map<string, CachedAnswer>();

  constructor(store: Store, localId: string) {
    this.#store = store;
    this.#localId = localId;
  }

  /** Keeps the answer to a request that came `atMs`, if it is one of those that are cached. Rejects if storage refuses: then this window alone has it. */
  async keep({ method, path }: AdminRequest, body: Json, atMs: number): Promise<void> {
    if (method !== 'GET' || !KEPT.test(path)) return;
    const answer = { body, atMs };
    this.#here.set(path, answer);
    await this.#store.keepAdminRead(this.#localId, path, answer);
  }

  /** What was read last of this path; undefined if nothing was. */
  async at(path: string): Promise<CachedAnswer | undefined> {
    const here = this.#here.get(path);
    if (here) return here;
    const stored = await this.#store.adminRead(this.#localId, path);
    return isCached(stored) ? stored : undefined;
  }
}

const isCached = (value: unknown): value is CachedAnswer => isJson(value) && isJson(value['body']) && isInteger(value['atMs']);

/** What is cached, as this build reads it. */
export function cachedAs<Value>(answer: CachedAnswer | undefined, read: (body: Json) => Value | undefined): Cached<Value> | undefined {
  const value = answer && read(answer.body);
  return answer && value !== undefined ? { value, atMs: answer.atMs } : undefined;
}
