import type { HostRequest, HostResponse } from './host.ts';
import { deadline } from '../deadline.ts';

/** A request to the server, with no cookie, no cache and a deadline. Rejects where there is no answer. */
export async function browserRequest(path: string, init: HostRequest): Promise<HostResponse> {
  const response = await fetch(path, {
    method: init.method,
    headers: { ...init.headers },
    ...(init.body === undefined ? {} : { body: init.body }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: deadline(init.timeoutMs),
  });
  return {
    status: response.status,
    statusText: response.statusText,
    contentType: response.headers.get('content-type') ?? '',
    header: (name) => response.headers.get(name) ?? undefined,
    text: () => response.text(),
    bytes: async () => new Uint8Array(await response.arrayBuffer()),
  };
}
