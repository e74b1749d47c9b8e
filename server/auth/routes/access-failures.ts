import type { AccessRefused } from '../../http/access.ts';
import type { Refusal } from '../../http/principal.ts';
import {
  badJwt,
  insufficientAal,
  sessionEnded,
  noAuthorization,
  notAdmin,
  userBanned,
  userNotFound,
  type AuthFailure,
} from '../contract/failure.ts';

const FAILURES: Readonly<Record<Refusal['code'], AuthFailure>> = {
  no_authorization: noAuthorization,
  bad_jwt: badJwt,
  user_not_found: userNotFound,
  user_banned: userBanned(403),
  session_not_found: sessionEnded,
  insufficient_aal: insufficientAal(401),
  not_admin: notAdmin,
};

/** The auth API's answer to a refused bearer token. */
export const accessFailure = ({ refusal }: AccessRefused): AuthFailure => FAILURES[refusal.code];
