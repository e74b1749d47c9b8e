import type { Store } from '../database/store.ts';
import { HourlySweep } from '../database/sweeping.ts';
import type { App, AppPlugin } from '../http/app.ts';
import { NO_BADGES } from '../../shared/badges/badge.ts';
import { checkItem } from '../items/kinds.ts';
import { checkerInTurns } from '../items/checker.ts';
import { FairTurns } from '../items/fair-turns.ts';
import { makeLateFacts } from './late-facts.ts';
import { PlayerLimits } from './player-limits.ts';
import { pullRoute } from './pull.ts';
import { createIntake, type Intake } from './push/intake.ts';
import { pushRoute } from './push/push-route.ts';
import { recountOthers } from './recount.ts';
import { reverifyDeferred } from './reverify.ts';
import type { SyncDeps } from './sync-deps.ts';
import { ticketRoutes } from './ticket-routes.ts';
import { sweepTickets } from './tickets.ts';

/** What the server gives; the rest is made here. */
interface SyncPluginDeps
  extends
    Pick<SyncDeps, 'accounts' | 'challenges' | 'changed' | 'clock' | 'database' | 'metrics' | 'random' | 'stopwatch' | 'tokens'>,
    Partial<Pick<SyncDeps, 'badges' | 'checker'>> {
  /** Further ways in for items: the score call. */
  readonly routes: readonly ((app: App, deps: SyncDeps, intake: Intake) => void)[];
}

/** The sync protocol. Without a checker costly logs are checked in turns with the requests; without badges none can be redeemed. */
export const syncPlugin =
  ({ routes, ...given }: SyncPluginDeps): AppPlugin =>
  async (app) => {
    const { database, clock, stopwatch, metrics } = given;
    const turns = new FairTurns(stopwatch);
    const deps: SyncDeps = {
      badges: NO_BADGES,
      checker: checkerInTurns(checkItem, turns, stopwatch),
      ...given,
      checkItem,
      turns,
      limits: new PlayerLimits(clock),
      epoch: await readEpoch(database),
      onFault(error) {
        metrics.count('push_faults_total', '');
        app.log.error({ err: error }, 'an item could not be checked');
      },
    };
    const intake = createIntake(deps);
    app.decorateRequest('ticket', undefined);
    ticketRoutes(app, deps);
    pullRoute(app, deps);
    for (const route of [pushRoute, ...routes]) route(app, deps, intake);
    catchUp(app, deps);
    sweepEveryHour(app, deps);
  };

/**
 * Catches up with what was left: at the start what an older build left, which is parts of other folds, sessions without facts, and items
 * that it could not verify; later sessions whose challenge was not known. Beside the requests, one after the other.
 */
function catchUp(app: App, deps: SyncDeps): void {
  const { metrics, challenges } = deps;
  let running: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>): void => {
    running = running.then(work).catch((error: unknown) => app.log.error({ err: error }, 'what was left could not be brought up to date'));
  };
  const reverify = async (code?: 'challenge'): Promise<void> => {
    const settled = await reverifyDeferred(deps, code);
    metrics.count('deferred_items_settled_total', '', settled);
  };
  app.addHook('onListen', (done) => {
    next(async () => {
      await recountOthers(deps);
      metrics.count('late_facts_total', '', await makeLateFacts(deps));
      await reverify();
    });
    done();
  });
  challenges.onNews(() => next(() => reverify('challenge')));
  app.addHook('onClose', () => running);
}

function sweepEveryHour(app: App, { database, clock }: SyncDeps): void {
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
