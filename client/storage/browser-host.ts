import { v7 } from 'uuid';
import { browserClock } from './browser-clock.ts';
import { browserRequest } from './browser-request.ts';
import type { Host } from './host.ts';
import { sha256 } from './sha256.ts';

/** On plain http (a classroom's own server) there is no `crypto.subtle`; a finished game must be stored there, too. */
async function hash(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const subtle = (crypto as { readonly subtle?: SubtleCrypto }).subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes);
}

/** Web Locks are missing on plain http and refused in some frames: then everybody may go on, which only costs a repeat. */
async function withLock<T>(name: string, work: (alone: boolean) => Promise<T>): Promise<T | undefined> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return work(false);
  let asked = false;
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      asked = true;
      return lock ? work(true) : undefined;
    });
  } catch (error) {
    if (asked) throw error;
    return work(false);
  }
}

async function isLocked(name: string): Promise<boolean> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return held.some((lock) => lock.name === name);
}

/** The real world, for page, worker and service worker alike. `buildMs` is the build time of the running app. */
export function browserHost(buildMs: number): Host {
  return {
    ...browserClock(buildMs),
    newId: () => v7(),
    random: () => Math.random(),
    fetch: browserRequest,
    sha256: hash,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    withLock,
    isLocked,
  };
}
