import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { isDelivered } from '../../shared/challenge/delivery.ts';
import { ChallengesResponse, type ChallengeRevision } from '../../shared/contract/content.ts';
import { dayNumber, type DayNumber } from '../../shared/day.ts';
import type { Store } from '../database/store.ts';
import type { AppPlugin } from '../http/app.ts';
import { hasCopy } from '../http/conditional.ts';
import { realTimers, type Timers } from '../http/timers.ts';
import type { StoredChallenges } from './stored-challenges.ts';

interface ContentDeps {
  readonly database: Store;
  readonly challenges: StoredChallenges;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly timers?: Timers;
}

/** An answer with its entity tag. */
interface Answer {
  readonly body: ChallengesResponse;
  readonly tag: string;
}

const REFRESH_EVERY_MS = 60_000;

const NotModified = Type.Null({ description: 'The client has it.' });

/**
 * `GET /api/content/challenges`: the challenges that devices get and keep (decision C1), for everybody. The answer is made once a day and
 * whenever there are new ones; a device that has it gets 304. So a request costs no more than one for a file.
 */
export const contentPlugin =
  ({ database, challenges, clock, timers = realTimers }: ContentDeps): AppPlugin =>
  async (app) => {
    const answerOn = answers(challenges);
    app.get(
      '/api/content/challenges',
      {
        config: { access: 'public', compressed: true },
        schema: { tags: ['content'], summary: 'Get the daily challenges', response: { 200: ChallengesResponse, 304: NotModified } },
      },
      (request, reply) => {
        const { body, tag } = answerOn(dayNumber(clock(), 0));
        void reply.header('etag', tag).header('cache-control', 'no-cache');
        if (hasCopy(request.headers['if-none-match'], tag)) void reply.status(304).send(null);
        else void reply.send(body);
      },
    );
    const refresh = (): void => {
      challenges.refresh(database.db).catch((error: unknown) => app.log.error({ err: error }, 'new challenges could not be read'));
    };
    app.addHook('onClose', timers.every(REFRESH_EVERY_MS, refresh));
  };

/** The answer of a day, made anew only if the day or the challenges are others. */
function answers(challenges: StoredChallenges): (day: DayNumber) => Answer {
  let last: (Answer & { readonly day: DayNumber; readonly of: readonly ChallengeRevision[] }) | undefined;
  return (day) => {
    const of = challenges.revisions;
    if (last?.day !== day || last.of !== of) last = { day, of, ...answered({ revisions: [...deliveredOn(of, day)] }) };
    return last;
  };
}

const answered = (body: ChallengesResponse): Answer => ({ body, tag: `"${hash('sha256', JSON.stringify(body), 'base64url')}"` });

/** All revisions of the challenges of which one has a date that is delivered. */
function deliveredOn(revisions: readonly ChallengeRevision[], day: DayNumber): readonly ChallengeRevision[] {
  const ids = new Set(revisions.filter((revision) => isDelivered(revision, day)).map(({ id }) => id));
  return revisions.filter(({ id }) => ids.has(id));
}
