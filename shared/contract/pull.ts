import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import { Id } from './common.ts';
import { PULL_MAX_LIMIT } from './limits.ts';
import { Part, Profile, Reset, SessionSummary } from './state.ts';
import { PushResult } from './sync.ts';

/** `POST /api/sync/pull`, protocol 2 (protocol, "Pull"). */
export const PullRequest = Type.Object(
  {
    proto: Type.Integer({ minimum: 1 }),
    deviceId: Id,
    cursor: Type.Optional(Type.String({ maxLength: 200, description: 'opaque; absent to list everything' })),
    limit: Type.Integer({ minimum: 1, maximum: PULL_MAX_LIMIT }),
    folds: Type.Optional(
      Type.Array(Type.String({ maxLength: 60 }), {
        maxItems: 200,
        description:
          'the folds that the device knows, by name: parts of no others come; absent: those of the first release that paged parts',
      }),
    ),
    holds: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'while listing everything: a cursor up to which the device has every part, so that some need not come (`spared`)',
      }),
    ),
  },
  { additionalProperties: true },
);
export type PullRequest = Static<typeof PullRequest>;

/** Parts that a device keeps as it has them: of each fold their buckets. */
export const SparedParts = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: 'parts of this stretch that did not come, because `holds` says that the device has them: it keeps them; absent: all came',
});
export type SparedParts = Static<typeof SparedParts>;

/**
 * Changes are state, never steps. `own`: a session of this device that the server's figures contain. `session`: one of another device,
 * or one of this device whose summary has got what it lacked. `claim`: another item that counts, of whichever device. `result`: how a
 * deferred item of this device turned out. Each names the `seq` at which it came.
 * @param counts what items other than sessions count as; each kind says it itself (shared/items).
 */
const changeOf = <Counts extends TSchema>(counts: Counts) =>
  Type.Union([
    Type.Object({ type: Type.Literal('own'), id: Type.String(), seq: Type.Integer() }),
    Type.Object({ type: Type.Literal('session'), id: Type.String(), seq: Type.Integer(), session: SessionSummary }),
    Type.Object({ type: Type.Literal('claim'), id: Type.String(), seq: Type.Integer(), counts }),
    Type.Object({ type: Type.Literal('result'), id: Type.String(), seq: Type.Integer(), result: PushResult }),
  ]);
export type PullChange<Counts> = Static<ReturnType<typeof changeOf<TUnsafe<Counts>>>>;

/**
 * One page: the changes of a stretch of the player's history, and each part whose last change lies in that stretch, whole. So after the
 * last page (`more` false) the device has every part that changed since its cursor as it is at the end. Profile and reset are there
 * only if the device's cursor does not say that it has them. `spared` is there if the request's `holds` is a place in this history.
 */
export const pullResponseOf = <Counts extends TSchema>(counts: Counts) =>
  Type.Object({
    proto: Type.Integer(),
    changes: Type.Array(changeOf(counts)),
    parts: Type.Array(Part),
    spared: Type.Optional(SparedParts),
    reset: Type.Optional(Reset),
    profile: Type.Optional(Profile),
    cursor: Type.String(),
    more: Type.Boolean(),
    serverTime: Type.Integer(),
  });
export type PullResponse<Counts> = Static<ReturnType<typeof pullResponseOf<TUnsafe<Counts>>>>;

/** 409: the cursor belongs to a history this server does not have (restored from a backup). */
export const PullReset = Type.Object({ error: Type.String(), code: Type.Literal('reset') });
