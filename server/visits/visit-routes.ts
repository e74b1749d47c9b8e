import { Type } from 'typebox';
import { ErrorBody } from '../../shared/contract/common.ts';
import { VISITS_PATH } from '../../shared/addresses.ts';
import { AdminVisitsResponse, VisitBody } from '../../shared/contract/visits.ts';
import { dayNumber } from '../../shared/day.ts';
import type { Store } from '../database/store.ts';
import type { AppPlugin } from '../http/app.ts';
import { refuse } from '../http/refusal.ts';
import { realTimers, type Timers } from '../http/timers.ts';
import { sourceOf } from '../network/source.ts';
import { readVisits } from './stored-visits.ts';
import { VisitCounts } from './visit-counts.ts';
import { visitsNotCounted } from '../words/en/requests.ts';

interface VisitDeps {
  readonly database: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Whether the operator has visits counted. */
  readonly isOn: boolean;
  /** The paths that are counted, as the table of pages has them. */
  readonly pages: readonly string[];
  readonly timers?: Timers;
}

const WRITE_EVERY_MS = 60_000;
const USUAL_DAYS = 30;

const DaysQuery = Type.Object({
  days: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$', description: `so many, today included; ${USUAL_DAYS} by default` })),
});
const Counted = Type.Null({ description: 'Counted, or no page, or too many from one source: nothing is told' });
const errors = { '4xx': ErrorBody, '5xx': ErrorBody };

/** `POST /api/visits` counts a page view, `GET /api/admin/visits` tells the daily totals (protocol, "Visit counts"; decision S17). */
export const visitsPlugin =
  ({ database, clock, isOn, pages, timers = realTimers }: VisitDeps): AppPlugin =>
  async (app) => {
    const counts = new VisitCounts(pages, clock);
    const today = () => dayNumber(clock(), 0);
    app.post(
      VISITS_PATH,
      {
        config: { access: 'public' },
        schema: { tags: ['content'], summary: 'Count a page view', body: VisitBody, response: { 204: Counted, ...errors } },
      },
      async (request, reply) => {
        if (!isOn) return refuse(reply, 404, { error: visitsNotCounted, code: 'not_counted' });
        counts.count(sourceOf(request.ip), request.body.path, today());
        return reply.status(204).send(null);
      },
    );
    app.get(
      '/api/admin/visits',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['admin'],
          summary: 'Tell how often each page was visited on each day',
          querystring: DaysQuery,
          response: { 200: AdminVisitsResponse, ...errors },
        },
      },
      async (request) => {
        const days = Number(request.query.days ?? USUAL_DAYS);
        return { isOn, visits: [...(await readVisits(database.db, today() - days + 1))] };
      },
    );
    const writeDown = (): Promise<void> =>
      counts.writeDown(database).catch((error: unknown) => app.log.error({ err: error }, 'visits could not be stored'));
    app.addHook(
      'onClose',
      timers.every(WRITE_EVERY_MS, () => void writeDown()),
    );
    app.addHook('onClose', writeDown);
  };
