import { deadline } from '../deadline.ts';

/** Longer than the server ever takes. A request that hangs would hold the lock under which all tabs refresh their tokens. */
const DEADLINE_MS = 30_000;

/** The statuses with which the server refuses a refresh token (protocol, "Refresh tokens"). */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

/** A server that answered a refresh and has trouble of its own. The session survives it as it does a 503. */
export const UNWELL = 502;

const failed = (status = 503): Response => new Response('{}', { status, headers: { 'content-type': 'application/json' } });

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

async function bodyOf(response: Response): Promise<{ readonly [key: string]: unknown }> {
  try {
    return Object(await response.clone().json()) as { readonly [key: string]: unknown };
  } catch {
    return {};
  }
}

/** Whether the response comes from our own server. */
async function isOurAnswer(response: Response): Promise<boolean> {
  const body = await bodyOf(response);
  if (response.ok) return typeof body['access_token'] === 'string';
  return REFUSALS.has(response.status) && [body['code'], body['error_code']].some((code) => typeof code === 'string');
}

/** A refusal with its reason in the place of its code: the auth client keeps nothing else of it that tells it from others. */
async function withReason(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = await bodyOf(response);
  const { status, headers } = response;
  return typeof body['reason'] === 'string'
    ? new Response(JSON.stringify({ ...body, code: body['reason'] }), { status, headers })
    : response;
}

/** The upload tickets on this device. They prove that it plays for their accounts (decision D22). */
export type DeviceTickets = () => Promise<readonly string[]>;

const DEVICE_HEADER = 'x-tenfold-device';

/** The headers of a request. A sign-in by password carries the tickets, so that other devices' wrong passwords do not count. */
async function headersFor(address: string, headers: HeadersInit | undefined, tickets: DeviceTickets): Promise<Headers> {
  const all = new Headers(headers);
  if (!address.includes('grant_type=password')) return all;
  const held = await tickets();
  if (held.length > 0) all.set(DEVICE_HEADER, held.join(', '));
  return all;
}

/**
 * The fetch function of the auth client. The client drops a session when its refresh is answered with a 429, a captive portal's page or
 * a proxy's refusal, but only a refusal by our own server may end it (P8). So any other failure becomes a 503, which the session survives,
 * or a 502 where a server answered. A refusal has its reason as its code.
 */
export const authFetch =
  (send: typeof fetch, tickets: DeviceTickets): typeof fetch =>
  async (input, init) => {
    try {
      const address = addressOf(input);
      const headers = await headersFor(address, init?.headers, tickets);
      const response = await send(input, { ...init, headers, signal: deadline(DEADLINE_MS) });
      const refreshing = address.includes('grant_type=refresh_token');
      if (!refreshing || (await isOurAnswer(response))) return await withReason(response);
      return failed(response.status >= 500 || response.status === 429 ? UNWELL : 503);
    } catch {
      return failed();
    }
  };
