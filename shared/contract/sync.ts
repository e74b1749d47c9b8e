import { Type, type Static } from 'typebox';
import { AnyObject, Id } from './common.ts';
import { PUSH_MAX_ITEMS } from './limits.ts';
import { Attempt } from './state.ts';

/**
 * One thing a device recorded. `hash` = SHA-256 (base64url, 43 characters) over canonicalJson({kind, payload, v});
 * `owner` is the account's id, filled in when sending and not part of the hash.
 */
export const Item = Type.Object(
  {
    id: Id,
    /** Any name: a kind that a server does not know yet is deferred, not refused. */
    kind: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
    v: Type.Integer({ minimum: 1, maximum: 10_000 }),
    owner: Type.String({ minLength: 1, maxLength: 100 }),
    hash: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    payload: AnyObject,
  },
  { additionalProperties: false, title: 'PushItem' },
);
export type Item = Static<typeof Item>;

/**
 * The envelope only: an item whose own shape is wrong is rejected alone, so items are unknown here and checked one by one.
 */
export const PushRequest = Type.Object(
  {
    proto: Type.Integer({ minimum: 1 }),
    batchId: Id,
    deviceId: Id,
    deviceNow: Type.Integer({ minimum: 0 }),
    items: Type.Array(Type.Unknown({ title: 'PushItem' }), { minItems: 0, maxItems: PUSH_MAX_ITEMS }),
  },
  { additionalProperties: true },
);
export type PushRequest = Static<typeof PushRequest>;

export const PushStatus = Type.Union([
  Type.Literal('accepted'),
  Type.Literal('duplicate'),
  Type.Literal('corrected'),
  Type.Literal('deferred'),
  Type.Literal('rejected'),
  Type.Literal('wrong_owner'),
  Type.Literal('retry'),
]);
export type PushStatus = Static<typeof PushStatus>;

/** What counts instead of what the device claimed. */
export const Corrected = Type.Object(
  {
    score: Type.Optional(Type.Integer()),
    accuracy: Type.Optional(Type.Integer()),
    timeTaken: Type.Optional(Type.Integer()),
    day: Type.Optional(Type.Integer()),
    endMs: Type.Optional(Type.Integer()),
    unverified: Type.Optional(Type.Literal(true)),
    attempt: Type.Optional(
      Type.Union([Attempt, Type.Null()], {
        description: 'of a session that names a challenge: how it turned out; null if it is no attempt',
      }),
    ),
  },
  { title: 'Corrected' },
);
export type Corrected = Static<typeof Corrected>;

export const PushResult = Type.Object(
  {
    id: Type.String(),
    status: PushStatus,
    code: Type.Optional(Type.String()),
    corrected: Type.Optional(Corrected),
  },
  { title: 'PushResult' },
);
export type PushResult = Static<typeof PushResult>;

export const PushResponse = Type.Object({
  proto: Type.Integer(),
  batchId: Type.String(),
  epoch: Type.String(),
  serverTime: Type.Integer(),
  results: Type.Array(PushResult),
  ticket: Type.Optional(Type.String({ description: 'a renewed upload ticket, when under 200 days are left' })),
});
export type PushResponse = Static<typeof PushResponse>;

export const TicketRequest = Type.Object({ deviceId: Id, installId: Id }, { additionalProperties: true });
export type TicketRequest = Static<typeof TicketRequest>;

export const TicketResponse = Type.Object({
  ticket: Type.String(),
  playerId: Type.String(),
  expiresAt: Type.Integer({ description: 'ms since the epoch' }),
  epoch: Type.String(),
  serverTime: Type.Integer(),
});
export type TicketResponse = Static<typeof TicketResponse>;
