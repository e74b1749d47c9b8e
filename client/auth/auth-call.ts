import { fail, ok, type Result } from '../../shared/result.ts';
import { refusal, unreachable, type AuthFailure } from './auth-failure.ts';

interface AuthCall {
  readonly method: 'GET' | 'POST';
  /** Below /auth/v1. */
  readonly path: string;
  /** Absent where nobody need be signed in. */
  readonly accessToken?: string;
  readonly body?: object;
}

export interface AuthCallPorts {
  readonly origin: string;
  readonly fetch: typeof fetch;
}

export interface AuthAnswer {
  readonly [key: string]: unknown;
}

/** The version of error answers that names their codes (protocol, "Errors"). */
const VERSION = '2024-01-01';

async function bodyOf(response: Response): Promise<AuthAnswer> {
  try {
    return Object(await response.json()) as AuthAnswer;
  } catch {
    return {};
  }
}

/** Calls a route of the auth API that the public client has no function for. */
export async function callAuth(
  { origin, fetch: send }: AuthCallPorts,
  { method, path, accessToken, body }: AuthCall,
): Promise<Result<AuthAnswer, AuthFailure>> {
  const response = await send(`${origin}/auth/v1${path}`, {
    method,
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      'content-type': 'application/json',
      'x-supabase-api-version': VERSION,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await bodyOf(response);
  if (response.ok) return ok(answer);
  const { code, message } = answer;
  return fail(typeof code === 'string' && typeof message === 'string' && response.status < 500 ? refusal(code, message) : unreachable);
}
