import type { AccessRefused } from '../../http/access.ts';
import type { Refusal } from '../../http/principal.ts';
import { badJwt, sessionEnded, noAuthorization, notAdmin, userBanned, userNotFound, type AuthFailure } from '../contract/failure.ts';

const FAILURES: Readonly<Record<Refusal['code'], AuthFailure>> = {
  no_authorization: noAuthorization,
  bad_jwt: badJwt,
  user_not_found: userNotFound,
  user_banned: userBanned(403),
  session_not_found: sessionEnded,
  not_admin: notAdmin,
};

/** A refused bearer token, in the words of the auth API. */
export const accessFailure = ({ refusal }: AccessRefused): AuthFailure => FAILURES[refusal.code];
