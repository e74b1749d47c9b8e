import { v7 } from 'uuid';
import type { Host, HostRequest, HostResponse } from './host.ts';

async function request(path: string, init: HostRequest): Promise<HostResponse> {
  const response = await fetch(path, {
    method: init.method,
    headers: { ...init.headers },
    ...(init.body === undefined ? {} : { body: init.body }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(init.timeoutMs),
  });
  return {
    status: response.status,
    statusText: response.statusText,
    contentType: response.headers.get('content-type') ?? '',
    header: (name) => response.headers.get(name) ?? undefined,
    text: () => response.text(),
  };
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Web Locks are missing on plain http and in old engines: then everybody may go on, which only costs a repeat. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}

/** The real world, for page, worker and service worker alike. `buildMs` is the build time of the running app. */
export function browserHost(buildMs: number): Host {
  return {
    now: () => Date.now(),
    utcOffsetMin: () => -new Date().getTimezoneOffset(),
    newId: () => v7(),
    random: () => Math.random(),
    fetch: request,
    sha256,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    withLock,
    buildMs,
  };
}
