import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { App } from './app.ts';
import type { AccountDirectory, Principal, Refusal, SignInSteps } from './principal.ts';

/**
 * Who may call a route: anyone, signed-in players, only admins, or a device with an upload ticket (protocol, "Two credentials").
 * `firstStep`: signed-in players, also those whose second step is still to come (decision D18). Every route declares it in its `config`.
 */
export type Access = 'public' | 'firstStep' | 'player' | 'admin' | 'ticket';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: Access;
  }
  interface FastifyRequest {
    /** The holder of the accepted access token; undefined if the route is public or needs a ticket. */
    principal: Principal | undefined;
  }
}

/** Thrown for a bearer token that its route refuses. The error handler of the route's scope makes the answer. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Puts a guard before every route that is registered from now on, chosen by the access that the route declares. A scope's own `onRequest`
 * hooks run before it, the route's own after it. No part of a body is read before it.
 * @throws at the registration of a route that declares no access: the server must not start with it.
 */
export function guardRoutes(app: App, accounts: AccountDirectory, ticketGuard: onRequestAsyncHookHandler): void {
  const guards = {
    firstStep: signedInGuard(accounts, 'first'),
    player: signedInGuard(accounts, 'all'),
    admin: adminGuard(accounts),
    ticket: ticketGuard,
  };
  app.decorateRequest('principal', undefined);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${String(route.method)} ${route.url} does not declare its access (config.access).`);
    if (access !== 'public') route.onRequest = [guards[access], ...[route.onRequest ?? []].flat()];
  });
}

/** The caller of a route with the access `firstStep`, `player` or `admin`. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error('The access of this route is neither firstStep nor player nor admin.');
  return request.principal;
}

const signedInGuard =
  (accounts: AccountDirectory, steps: SignInSteps): onRequestAsyncHookHandler =>
  async (request) => {
    request.principal = await admit(accounts, request, steps);
  };

/** The guard for admins. It reads the role at every request, so an account that loses the role loses access at once. */
const adminGuard =
  (accounts: AccountDirectory): onRequestAsyncHookHandler =>
  async (request) => {
    const principal = await admit(accounts, request, 'all');
    if (principal.role !== 'admin') throw new AccessRefused({ status: 403, code: 'not_admin' });
    request.principal = principal;
  };

async function admit(accounts: AccountDirectory, request: FastifyRequest, steps: SignInSteps): Promise<Principal> {
  const principal = await accounts.authenticate(request.headers.authorization, steps);
  if (!principal.ok) throw new AccessRefused(principal.error);
  return principal.value;
}
