import Fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { BadgeCatalogue } from '../shared/badges/badge.ts';
import type { AccountDirectory } from './http/principal.ts';
import type { Config } from './config.ts';
import { adminChallengesPlugin } from './content/admin-challenges-routes.ts';
import { contentPlugin } from './content/challenges-route.ts';
import { adminPostsPlugin } from './content/posts/admin-posts-routes.ts';
import { postsPlugin } from './content/posts/posts-routes.ts';
import { PublishedPosts } from './content/posts/published-posts.ts';
import { findSavableHere, type FindSavable } from './content/find-savable.ts';
import { StoredChallenges } from './content/stored-challenges.ts';
import type { Store } from './database/store.ts';
import type { App, AppPlugin } from './http/app.ts';
import { guardRoutes } from './http/access.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { refuseBrokenAddress, refuseBrokenBytes, refuseHostless, refuseUnknownExpectations } from './http/broken-requests.ts';
import { schemaCompilers } from './http/compiled-schemas.ts';
import { compressAnswers } from './http/compress.ts';
import { handleErrors } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { parseJsonBodies } from './http/json-body.ts';
import { Metrics, serveMetrics } from './http/metrics.ts';
import { endLastConnections } from './http/last-connections.ts';
import { routeUpgrades } from './http/upgrades.ts';
import { operatorsOnly } from './network/operators.ts';
import { nameFailedRequests, newRequestId } from './http/request-ids.ts';
import { logRequests, logSerializers } from './http/request-log.ts';
import type { Timers } from './http/timers.ts';
import type { Checker } from './items/checker.ts';
import { DescribedItem } from './items/described-item.ts';
import { panelPlugin } from './panel/panel.ts';
import { PlayerChanges } from './realtime/player-changes.ts';
import { realtimePlugin } from './realtime/realtime.ts';
import { submitScoreRoute } from './scores/submit-score.ts';
import { syncPlugin } from './sync/sync.ts';
import { ticketGuard } from './sync/ticket-guard.ts';
import { ticketTokens } from './sync/ticket-token.ts';
import { adPage } from './site/ad-page.ts';
import { headersOfEveryAnswer, secureEveryAnswer } from './site/security-headers.ts';
import { siteSettings } from './site/settings-route.ts';
import { visitsPlugin } from './visits/visit-routes.ts';

/** Everything the server is made of. Clock, randomness and environment reach the code below only through this. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Store;
  readonly accounts: AccountDirectory;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** The key that signs upload tickets. It is kept outside the database. */
  readonly ticketKey: string;
  /** A clock in ms from any start, to measure how long checking takes. By default the process's own. */
  readonly stopwatch?: () => number;
  /** Checks costly logs in another thread. Without it this thread checks them, in turns with the requests. */
  readonly checker?: Checker;
  /** Checks in another thread what an admin saves as a challenge. Without it this thread does. */
  readonly findSavable?: FindSavable;
  /** The badges that can be redeemed; none by default. */
  readonly badges?: BadgeCatalogue;
  /** Who is told that a player's data changed. By default this server alone. */
  readonly changes?: PlayerChanges;
  /** The timers of the realtime channel and of the look for new challenges and posts; the process's own by default. */
  readonly timers?: Timers;
  /** The published posts, where other parts of the server show them, too. */
  readonly posts?: PublishedPosts;
  /** The paths of the site's pages, as the table of pages has them; none by default. Visits of these are counted. */
  readonly pages?: readonly string[];
  /** Parts that bring their own routes: the auth API, the site. Registered in this order. */
  readonly plugins?: readonly AppPlugin[];
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

/** Nearly every call has a hundred bytes. The few that take more say so at their route; nobody else can make the server read that much. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** A start reads the site and the database. On a slow or busy machine that takes long, and must not end the start. */
const START_TIMEOUT_MS = 120_000;
/** How long a client may take to send a request: enough for a class with a bad connection. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Builds the server from its deps, ready for `listen` or `inject`. Closing it does not close the database.
 */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app = createApp(deps);
  const metrics = new Metrics();
  const { changes = new PlayerChanges(), config } = deps;
  const tokens = await ticketTokens(app, deps.ticketKey);
  secureEveryAnswer(app, config.siteUrl);
  routeUpgrades(app, headersOfEveryAnswer(config.siteUrl));
  endLastConnections(app);
  refuseHostless(app);
  refuseUnknownExpectations(app, headersOfEveryAnswer(config.siteUrl));
  parseJsonBodies(app);
  handleErrors(app);
  logRequests(app);
  nameFailedRequests(app);
  guardRoutes(app, deps.accounts, ticketGuard({ ...deps, tokens }));
  compressAnswers(app);
  const forOperators = operatorsOnly(config.metricsAllow);
  serveMetrics(app, metrics, forOperators);
  serveHealth(app, deps.database, forOperators);
  await serveApiDocs(app, { siteUrl: config.siteUrl, definitions: { PushItem: DescribedItem } });
  const challenges = new StoredChallenges();
  await challenges.refresh(deps.database.db);
  const { changed } = changes;
  const sync = { stopwatch: () => performance.now(), ...deps, challenges, tokens, metrics, changed };
  await app.register(syncPlugin({ ...sync, routes: [submitScoreRoute] }));
  await app.register(contentPlugin({ ...deps, challenges }));
  const { posts = new PublishedPosts(deps.database.db, config.siteUrl) } = deps;
  await posts.refresh();
  await app.register(postsPlugin({ ...deps, posts }));
  await app.register(adminPostsPlugin({ ...deps, posts }));
  await app.register(adminChallengesPlugin({ findSavable: findSavableHere, ...deps, challenges }));
  const { adFrameUrl } = config;
  await app.register(
    siteSettings({ ...config, ...(adFrameUrl !== undefined && { ads: true }), ...(config.visitCounts && { visits: true }) }),
  );
  await app.register(adPage(adFrameUrl));
  await app.register(panelPlugin({ ...deps, changed }));
  await app.register(visitsPlugin({ pages: [], ...deps, isOn: config.visitCounts }));
  await app.register(realtimePlugin({ ...deps, siteUrl: config.siteUrl, changes, metrics }));
  for (const plugin of deps.plugins ?? []) await app.register(plugin);
  await app.ready();
  return app;
}

function createApp({ config, logTo }: AppDeps): App {
  const headers = headersOfEveryAnswer(config.siteUrl);
  const app = Fastify({
    logger: { level: config.logLevel, serializers: logSerializers, base: null, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    // Node's own refusal would not have our headers, so refuseHostless does it.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    schemaController: { compilersFactory: schemaCompilers },
    clientErrorHandler: refuseBrokenBytes(headers),
    frameworkErrors: refuseBrokenAddress(headers, (request, response) => app.routing(request, response)),
  }).withTypeProvider<TypeBoxTypeProvider>();
  return app;
}
