import Fastify, { LogController } from 'fastify';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { BadgeCatalogue } from '../shared/badges/badge.ts';
import type { AccountDirectory } from './http/principal.ts';
import type { Config } from './config.ts';
import type { Store } from './database/store.ts';
import type { App, AppPlugin } from './http/app.ts';
import { guardRoutes } from './http/access.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { refuseBrokenAddress, refuseBrokenBytes, refuseHostless, refuseUnknownExpectations } from './http/broken-requests.ts';
import { handleErrors } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { parseJsonBodies } from './http/json-body.ts';
import { Metrics, serveMetrics } from './http/metrics.ts';
import { operatorsOnly } from './network/operators.ts';
import { logRequests, logSerializers } from './http/request-log.ts';
import type { Checker } from './items/checker.ts';
import { submitScoreRoute } from './scores/submit-score.ts';
import { syncPlugin } from './sync/sync.ts';
import { ticketGuard } from './sync/ticket-guard.ts';
import { ticketTokens } from './sync/ticket-token.ts';
import { headersOfEveryAnswer, secureEveryAnswer } from './site/security-headers.ts';

/** Everything the server is made of. Nothing below reaches for a clock, for randomness or for the environment. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Store;
  readonly accounts: AccountDirectory;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Signs upload tickets; kept outside the database. */
  readonly ticketKey: string;
  /** In ms, from any beginning: what checking took is the difference. By default the process's own. */
  readonly stopwatch?: () => number;
  /** Checks costly logs in another thread; without one they take turns with the requests. */
  readonly checker?: Checker;
  /** The badges that can be redeemed; none by default. */
  readonly badges?: BadgeCatalogue;
  /** Parts that bring their own routes: the auth API, the site. Registered in this order. */
  readonly plugins?: readonly AppPlugin[];
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Every document is packed as the server starts: on a slow or busy machine that takes its time, and is no reason not to start. */
const START_TIMEOUT_MS = 120_000;
/** A slow client may take this long to send a request; a class behind a bad line still gets through. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Builds the server from its deps, ready for `listen` or `inject`. Closing it does not close the database.
 */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app = createApp(deps);
  const metrics = new Metrics();
  const tokens = await ticketTokens(app, deps.ticketKey);
  secureEveryAnswer(app, deps.config.siteUrl);
  refuseHostless(app);
  refuseUnknownExpectations(app, headersOfEveryAnswer(deps.config.siteUrl));
  parseJsonBodies(app);
  handleErrors(app);
  logRequests(app);
  guardRoutes(app, deps.accounts, ticketGuard({ ...deps, tokens }));
  const forOperators = operatorsOnly(deps.config.metricsAllow);
  serveMetrics(app, metrics, forOperators);
  serveHealth(app, deps.database, forOperators);
  await serveApiDocs(app);
  await app.register(syncPlugin({ stopwatch: () => performance.now(), ...deps, tokens, metrics, routes: [submitScoreRoute] }));
  for (const plugin of deps.plugins ?? []) await app.register(plugin);
  await app.ready();
  return app;
}

function createApp({ config, logTo }: AppDeps): App {
  const headers = headersOfEveryAnswer(config.siteUrl);
  return Fastify({
    logger: { level: config.logLevel, serializers: logSerializers, base: null, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    // Node's own refusal would come without our headers (refuseHostless).
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    clientErrorHandler: refuseBrokenBytes(headers),
    frameworkErrors: refuseBrokenAddress(headers),
  })
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    .withTypeProvider<TypeBoxTypeProvider>();
}
