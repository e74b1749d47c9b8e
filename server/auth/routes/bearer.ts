import type { FastifyReply, FastifyRequest } from 'fastify';
import { badJwt, deadSession, noAuthorization, userBanned, userNotFound, type AuthFailure } from '../contract/failure.ts';
import type { AccountDirectory, Principal, Refusal } from '../../http/principal.ts';
import { sendFailure } from './respond.ts';

const FAILURES: Readonly<Record<Refusal['code'], AuthFailure>> = {
  no_authorization: noAuthorization,
  bad_jwt: badJwt,
  user_not_found: userNotFound,
  user_banned: userBanned(403),
  session_not_found: deadSession,
};

/** Who each request is from, between the check of its token and its handler. */
const principals = new WeakMap<FastifyRequest, Principal>();

/** An `onRequest` hook: nothing of a request is read before its token is good. */
export const demandBearer =
  (directory: AccountDirectory) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const principal = await directory.authenticate(request.headers.authorization);
    if (!principal.ok) return sendFailure(request, reply, FAILURES[principal.error.code]);
    principals.set(request, principal.value);
    return undefined;
  };

/** The principal of a request that passed `demandBearer`. */
export const principalOf = (request: FastifyRequest): Principal => {
  const principal = principals.get(request);
  if (!principal) throw new Error('This route does not demand a bearer token.');
  return principal;
};
