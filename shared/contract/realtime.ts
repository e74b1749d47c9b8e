import { fail, ok, type Result } from '../result.ts';

/**
 * A message of the realtime channel, in either direction (spec 1 §5; protocol, "Realtime"). It is JSON in one text message.
 *
 * The window sends `authenticate` {accessToken, deviceId} first, `ping` every 30 s, and `score_submitted` {userId, gameId, score,
 * xpEarned} after a game was taken. The server sends `ready`, `pong`, and `changed` when there may be something to pull.
 */
export interface RealtimeMessage {
  readonly type: string;
  /** Without the keys that name prototypes. */
  readonly data: unknown;
  /** When it was sent, by the sender's clock: ISO 8601, but any text is taken. */
  readonly timestamp: string;
}

export const REALTIME_PATH = '/api/realtime';
export const REALTIME_MAX_CHARS = 10_000;
/** How often the window says that it is there. */
export const HEARTBEAT_MS = 30_000;

/** Why the server ends a connection (RFC 6455, 7.4; from 4000 on the numbers are ours). */
export const CLOSE_CODES = {
  /** The server stops. */
  going: 1001,
  /** Too many messages, or none that names a credential in time. */
  policy: 1008,
  tooLarge: 1009,
  /** The server could not look up the credential. */
  trouble: 1011,
  /** The account has as many connections as it may have. */
  tryLater: 1013,
  /** The access token is not valid, or not any more. */
  unauthorized: 4401,
} as const;

/** What is wrong with a message: it is too long; it is not JSON in a text; it lacks what a message has. */
export type MessageFault = 'size' | 'format' | 'structure';

const TYPE = /^[A-Za-z0-9_-]{1,99}$/;
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a message as it came. What is unknown in it stays; keys that name prototypes go, at any depth. */
export function readMessage(text: unknown): Result<RealtimeMessage, MessageFault> {
  if (typeof text !== 'string') return fail('format');
  if (text.length > REALTIME_MAX_CHARS) return fail('size');
  const message = parse(text);
  if (message === undefined) return fail('format');
  return isMessage(message) ? ok(message) : fail('structure');
}

/** @param timestamp when it is sent, ISO 8601 */
export const writeMessage = (type: string, data: object, timestamp: string): string => JSON.stringify({ type, data, timestamp });

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (PROTOTYPE_KEYS.has(key) ? undefined : value));
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is RealtimeMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { type, data, timestamp } = value as { readonly [key in keyof RealtimeMessage]?: unknown };
  return typeof type === 'string' && TYPE.test(type) && data !== undefined && typeof timestamp === 'string';
}

/** A text among the data of a message; undefined if there is none under this key. */
export function textIn({ data }: RealtimeMessage, key: string): string | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? (data as { readonly [key: string]: unknown })[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}
