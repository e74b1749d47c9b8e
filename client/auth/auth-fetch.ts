/** Longer than any honest answer takes. A request that hangs would hold the lock that all tabs refresh under. */
const DEADLINE_MS = 30_000;

/** Statuses by which the accounts server turns a refresh token down (protocol, "Refresh tokens"). */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

const unreachable = (): Response => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

async function bodyOf(response: Response): Promise<{ readonly [key: string]: unknown }> {
  try {
    return Object(await response.clone().json()) as { readonly [key: string]: unknown };
  } catch {
    return {};
  }
}

/** Whether our own server said so. */
async function isOurAnswer(response: Response): Promise<boolean> {
  const body = await bodyOf(response);
  if (response.ok) return typeof body['access_token'] === 'string';
  return REFUSALS.has(response.status) && [body['code'], body['error_code']].some((code) => typeof code === 'string');
}

/** The upload tickets that this device holds: proof that it plays for their accounts (decision D22). */
export type DeviceTickets = () => Promise<readonly string[]>;

const DEVICE_HEADER = 'x-tenfold-device';

/** The headers of a request. With a password go the tickets, so that wrong passwords from the same network do not count for this device. */
async function headersFor(address: string, headers: HeadersInit | undefined, tickets: DeviceTickets): Promise<Headers> {
  const all = new Headers(headers);
  if (!address.includes('grant_type=password')) return all;
  const held = await tickets();
  if (held.length > 0) all.set(DEVICE_HEADER, held.join(', '));
  return all;
}

/**
 * Fetch as the auth client gets it. The client drops a session whose refresh is answered by a 429, by a captive portal's page or by
 * a proxy's refusal; only our server's own refusal may do that (P8). Everything else becomes "not reached", which it survives.
 */
export const authFetch =
  (send: typeof fetch, tickets: DeviceTickets): typeof fetch =>
  async (input, init) => {
    try {
      const address = addressOf(input);
      const headers = await headersFor(address, init?.headers, tickets);
      const response = await send(input, { ...init, headers, signal: AbortSignal.timeout(DEADLINE_MS) });
      const refreshing = address.includes('grant_type=refresh_token');
      return !refreshing || (await isOurAnswer(response)) ? response : unreachable();
    } catch {
      return unreachable();
    }
  };
