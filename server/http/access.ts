import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { App } from './app.ts';
import type { AccountDirectory, Principal, Refusal } from './principal.ts';

/**
 * Who may ask a route: anybody, players that are signed in, admins alone, or a device with an upload ticket (protocol, "Two credentials").
 * Every route says it in its `config`.
 */
export type Access = 'public' | 'player' | 'admin' | 'ticket';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: Access;
  }
  interface FastifyRequest {
    /** Whose access token the guard let through; undefined where the route is public or wants a ticket. */
    principal: Principal | undefined;
  }
}

/** A bearer token that is not good enough for its route. The error handler of the route's scope words the answer. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Puts a guard before every route that is registered from now on, by the access that the route declares. A scope's own `onRequest`
 * hooks run before it, the route's own after it; nothing of a body is read before it.
 * @throws at the registration of a route that declares no access: the server must not start with it.
 */
export function guardRoutes(app: App, accounts: AccountDirectory, ticketGuard: onRequestAsyncHookHandler): void {
  const guards = { player: signedInGuard(accounts), admin: adminGuard(accounts), ticket: ticketGuard };
  app.decorateRequest('principal', undefined);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${String(route.method)} ${route.url} does not declare its access (config.access).`);
    if (access !== 'public') route.onRequest = [guards[access], ...[route.onRequest ?? []].flat()];
  });
}

/** Who is asking, in a route with the access `player` or `admin`. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error('The access of this route is neither player nor admin.');
  return request.principal;
}

const signedInGuard =
  (accounts: AccountDirectory): onRequestAsyncHookHandler =>
  async (request) => {
    request.principal = await admit(accounts, request);
  };

/** The role is read anew with every request, so an account that loses it can do no more from then on. */
const adminGuard =
  (accounts: AccountDirectory): onRequestAsyncHookHandler =>
  async (request) => {
    const principal = await admit(accounts, request);
    if (principal.role !== 'admin') throw new AccessRefused({ status: 403, code: 'not_admin' });
    request.principal = principal;
  };

async function admit(accounts: AccountDirectory, request: FastifyRequest): Promise<Principal> {
  const principal = await accounts.authenticate(request.headers.authorization);
  if (!principal.ok) throw new AccessRefused(principal.error);
  return principal.value;
}
