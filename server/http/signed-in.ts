import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDirectory, Principal } from './principal.ts';
import { refuseStranger } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose access token the guard let through. */
    principal: Principal | undefined;
  }
}

/** Lets through whoever is signed in. Outside the auth API every failure of a token is the same 401 (protocol, "Conventions"). */
export const signedInGuard =
  (accounts: AccountDirectory) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const principal = await accounts.authenticate(request.headers.authorization);
    if (!principal.ok) return refuseStranger(reply);
    request.principal = principal.value;
    return undefined;
  };

/** Who is asking, in a route that has the guard. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error('The route has no guard for signed-in callers.');
  return request.principal;
}
