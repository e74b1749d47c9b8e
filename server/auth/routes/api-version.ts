import type { AuthFailure } from '../contract/failure.ts';

export const VERSION_HEADER = 'x-supabase-api-version';
/** The only named version. The client ignores an error's code if the answer does not have this version. */
export const API_VERSION = '2024-01-01';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Whether a request asks for the newer shape of errors: a readable date from 2024-01-01 on (protocol, "Errors"). */
export const wantsCodes = (header: unknown): boolean => typeof header === 'string' && isDay(header) && header >= API_VERSION;

/** The body of a refusal in the shape that the request's version header asks for. */
export function errorBody(failure: AuthFailure, newer: boolean): Record<string, unknown> {
  return {
    ...(newer
      ? { code: failure.code, message: failure.message }
      : { code: failure.status, error_code: failure.code, msg: failure.message }),
    ...(failure.reason !== undefined && { reason: failure.reason }),
    ...(failure.reasons !== undefined && { weak_password: { reasons: failure.reasons } }),
  };
}
