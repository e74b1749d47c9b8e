import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { ErrorBody } from '../../shared/contract/common.ts';
import { PUSH_MAX_BYTES } from '../../shared/contract/limits.ts';
import { SubmitScoreRequest, SubmitScoreResponse } from '../../shared/contract/score.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import type { Item, PushResult } from '../../shared/contract/sync.ts';
import { gameBySlug } from '../../shared/games/catalogue.ts';
import { kindRule } from '../../shared/items/kinds.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import type { Principal, TicketStanding } from '../http/principal.ts';
import type { Writer } from '../database/store.ts';
import type { App } from '../http/app.ts';
import { refuse, refuseForNow, refuseUnauthorized } from '../http/refusal.ts';
import { principalOf } from '../http/access.ts';
import { limitGuard } from '../sync/limit-guard.ts';
import { unpackSummary } from '../sync/stored-summary.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import type { Intake, Taken } from '../sync/push/intake.ts';
import * as words from '../words/en/scores.ts';

/** Items of this call belong to no device. Every device pulls them as another device's. */
const DEVICE = 'submit-score';

/**
 * `POST /api/game/submit-score` (spec 1 §7, decision D12): another way into the push code. `sessionData.record` is what counts;
 * the totals beside it are claims.
 */
export function submitScoreRoute(app: App, deps: SyncDeps, intake: Intake): void {
  app.post(
    '/api/game/submit-score',
    {
      config: { access: 'player' },
      schema: {
        tags: ['games'],
        summary: 'Submit a finished game',
        body: SubmitScoreRequest,
        response: { 200: SubmitScoreResponse, 202: ErrorBody, '4xx': ErrorBody, '5xx': ErrorBody },
      },
      attachValidation: true,
      // A record as a push has it.
      bodyLimit: PUSH_MAX_BYTES,
      onRequest: limitGuard(deps.limits, (request) => ({ player: principalOf(request).userId, device: DEVICE })),
    },
    async (request, reply) => {
      const problem = problemOf(request);
      if (problem !== undefined) return refuse(reply, 400, { error: problem, code: 'invalid' });
      const record = request.body.sessionData?.record;
      if (record === undefined || kindRule(record.kind)?.kept !== 'as-game')
        return refuse(reply, 400, { error: words.recordMissing, code: 'no_record' });
      if (request.body.accuracy === undefined && hasAccuracy(record)) return refuse(reply, 400, { error: words.accuracy, code: 'invalid' });
      if (!isOfGame(record, request.body.gameId)) return refuse(reply, 400, { error: words.gameId, code: 'invalid' });
      return submit(deps, intake, principalOf(request), record, reply);
    },
  );
}

async function submit(
  { accounts, database, clock }: SyncDeps,
  intake: Intake,
  principal: Principal,
  record: Item,
  reply: FastifyReply,
): Promise<FastifyReply | SubmitScoreResponse> {
  const player = principal.userId;
  const standing = async (writer: Writer): Promise<TicketStanding> =>
    (await accounts.stillSignedIn(writer, principal)) ? 'alive' : 'revoked';
  const taken = await intake({ player, device: DEVICE, receivedMs: clock(), items: [record], standing, asksForXp: true });
  if (!taken.ok) return refuseUnauthorized(reply);
  const result = taken.value.results[0] as PushResult;
  const refused = refusalOf(result);
  if (refused) return refused.status === 503 ? refuseForNow(reply, 503, 5, refused.body) : refuse(reply, refused.status, refused.body);
  const row = await database.db
    .selectFrom('items')
    .select('summary')
    .where('player', '=', player)
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow();
  return scored(unpackSummary(record.id, row.summary ?? ''), taken.value);
}

function scored(session: SessionSummary, { xp = { before: 0, after: 0 } }: Taken): SubmitScoreResponse {
  const newLevel = levelOf(xp.after);
  return { session, xpEarned: sessionXp(session), levelUp: newLevel > levelOf(xp.before), newLevel };
}

/** What is said, by the wrong field. */
const FIELD_PROBLEMS: readonly (readonly [path: string, problem: string])[] = [
  ['/gameId', words.gameId],
  ['/score', words.score],
  ['/timeTaken', words.time],
  ['/timeToken', words.time],
  ['/accuracy', words.accuracy],
  ['/difficulty', words.difficulty],
  ['/sessionData', words.record],
];

function problemOf({ validationError, body }: FastifyRequest<{ Body: SubmitScoreRequest }>): string | undefined {
  if (validationError) return fieldProblem(validationError.validation ?? []);
  return body.timeTaken === undefined && body.timeToken === undefined ? words.time : undefined;
}

function fieldProblem(errors: readonly FastifySchemaValidationError[]): string {
  const wrong = new Set(errors.flatMap((error) => [error.instancePath, ...missingOf(error)]));
  return FIELD_PROBLEMS.find(([path]) => [...wrong].some((each) => each === path || each.startsWith(`${path}/`)))?.[1] ?? words.request;
}

/** The paths of missing fields. The validator reports a missing field at its parent. */
function missingOf({ params }: FastifySchemaValidationError): readonly string[] {
  const names = params['requiredProperties'];
  return Array.isArray(names) ? names.map((name) => `/${String(name)}`) : [];
}

function isOfGame({ payload }: Item, gameId: number): boolean {
  const slug = payload['game'];
  const known = typeof slug === 'string' ? gameBySlug(slug) : undefined;
  // This build cannot check a game that only a newer build knows.
  return known === undefined || known.id === gameId;
}

/** Whether the game has an accuracy. The puzzle has none, and its record claims none. */
function hasAccuracy({ payload }: Item): boolean {
  const claims = payload['claims'];
  return typeof claims === 'object' && claims !== null && 'accuracy' in claims;
}

interface Refused {
  readonly status: 202 | 403 | 409 | 422 | 503;
  readonly body: ErrorBody;
}

function refusalOf({ status, code }: PushResult): Refused | undefined {
  switch (status) {
    case 'accepted':
    case 'duplicate':
    case 'corrected':
      return undefined;
    case 'deferred':
      return { status: 202, body: { error: words.deferred, code: 'deferred' } };
    case 'wrong_owner':
      return { status: 403, body: { error: words.wrongOwner, code: 'wrong_owner' } };
    case 'retry':
      return { status: 503, body: { error: words.failed, code: 'retry' } };
    case 'rejected':
      return code === 'id_conflict'
        ? { status: 409, body: { error: words.idTaken, code } }
        : { status: 422, body: { error: words.notVerified, code: code ?? 'rejected' } };
  }
}
