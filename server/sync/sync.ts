import type { AccountDirectory } from '../http/principal.ts';
import type { StoredChallenges } from '../content/stored-challenges.ts';
import type { Store } from '../database/store.ts';
import { HourlySweep } from '../database/sweeping.ts';
import type { App, AppPlugin } from '../http/app.ts';
import type { Metrics } from '../http/metrics.ts';
import { NO_BADGES, type BadgeCatalogue } from '../../shared/badges/badge.ts';
import { checkItem } from '../items/kinds.ts';
import type { Decision } from '../items/item-kind.ts';
import type { Checker } from '../items/checker.ts';
import { checkerInTurns } from '../items/checker.ts';
import { FairTurns } from '../items/fair-turns.ts';
import { createIntake } from './accept.ts';
import { makeLateFacts } from './late-facts.ts';
import { PlayerLimits } from './player-limits.ts';
import { pullRoute } from './pull.ts';
import { pushRoute } from './push.ts';
import { recountOthers } from './recount.ts';
import { reverifyDeferred } from './reverify.ts';
import type { SyncDeps } from './sync-deps.ts';
import { ticketRoutes } from './ticket-routes.ts';
import type { TicketTokens } from './ticket-token.ts';
import { sweepTickets } from './tickets.ts';

export interface SyncPluginDeps {
  readonly database: Store;
  readonly accounts: AccountDirectory;
  readonly metrics: Metrics;
  readonly tokens: TicketTokens;
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** In ms, from any beginning: what work took is the difference. */
  readonly stopwatch: () => number;
  /** Further ways in for items, which share what is built here: the score call. */
  readonly routes: readonly ((app: App, parts: SyncDeps) => void)[];
  /** Checks costly logs apart from the requests; without one they take turns with them. */
  readonly checker?: Checker;
  /** The badges that can be redeemed; none by default. */
  readonly badges?: BadgeCatalogue;
  readonly challenges: StoredChallenges;
  /** Told after the commit that something new of a player is stored or decided, and which device brought it. */
  readonly changed: (player: string, exceptDevice?: string) => void;
}

/** The sync protocol. */
export const syncPlugin =
  (given: SyncPluginDeps): AppPlugin =>
  async (app) => {
    const { database, accounts, metrics, tokens, clock, random, stopwatch, badges = NO_BADGES, challenges } = given;
    const onFault = (error: unknown): void => {
      metrics.count('push_faults_total', '');
      app.log.error({ err: error }, 'an item could not be checked');
    };
    const turns = new FairTurns(stopwatch);
    const limits = new PlayerLimits(clock);
    const checker = given.checker ?? checkerInTurns(checkItem, turns, stopwatch);
    const intake = createIntake({
      database,
      badges,
      challenges,
      checkItem,
      checker,
      turns,
      limits,
      stopwatch,
      random,
      onFault,
      onStored: countUnverified(metrics),
      changed: given.changed,
    });
    const parts: SyncDeps = { database, accounts, limits, metrics, clock, random, tokens, intake, epoch: await readEpoch(database) };
    app.decorateRequest('ticket', undefined);
    ticketRoutes(app, parts);
    pushRoute(app, parts);
    pullRoute(app, parts);
    for (const route of given.routes) route(app, parts);
    catchUp(app, given, onFault);
    sweepEveryHour(app, given);
  };

/** An operator sees how many games nobody could have played (decision D23); no screen says so. */
const countUnverified =
  (metrics: Metrics) =>
  (decision: Decision): void => {
    const counts = 'counts' in decision ? decision.counts : undefined;
    if (counts && 'session' in counts && counts.session.unverified) metrics.count('sessions_unverified_total', '');
  };

/**
 * Catches up with what was left: at the start what an older build left, which is parts of other folds, sessions without facts, and items
 * that it could not verify; later sessions whose challenge was not known. Beside the requests, one after the other.
 */
function catchUp(
  app: App,
  { database, random, metrics, badges = NO_BADGES, challenges, changed }: SyncPluginDeps,
  onFault: (error: unknown) => void,
): void {
  let running: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>): void => {
    running = running.then(work).catch((error: unknown) => app.log.error({ err: error }, 'what was left could not be brought up to date'));
  };
  const reverify = async (code?: 'challenge'): Promise<void> => {
    const settled = await reverifyDeferred({ database, badges, challenges, checkItem, random, changed, onFault }, code);
    metrics.count('deferred_items_settled_total', '', settled);
  };
  app.addHook('onListen', (done) => {
    next(async () => {
      await recountOthers({ database, random, onFault });
      metrics.count('late_facts_total', '', await makeLateFacts({ database, random, onFault }));
      await reverify();
    });
    done();
  });
  challenges.onNews(() => next(() => reverify('challenge')));
  app.addHook('onClose', () => running);
}

function sweepEveryHour(app: App, { database, clock }: SyncPluginDeps): void {
  // The sweep of the accounts says when the clock cannot be trusted.
  const sweeping = new HourlySweep({ store: database, clock, warn: undefined }, () =>
    sweepTickets(database, clock()).catch((error: unknown) => app.log.error({ err: error }, 'tickets that ran out could not be removed')),
  );
  app.addHook('onReady', () => sweeping.start());
  app.addHook('onClose', async () => sweeping.stop());
}

async function readEpoch({ db }: Store): Promise<string> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', 'epoch').executeTakeFirstOrThrow();
  return row.value;
}
