import type { Corrected, PushResponse, PushResult, TicketResponse } from '../../shared/contract/sync.ts';
import { isInteger, isJson, isText, type Json } from '../../shared/json.ts';

export { isInteger, isJson, isText, type Json };

/**
 * What comes over the network is checked by hand here: the schema library would cost the first load more than these lines.
 * Only what the client relies on is looked at; a newer server may say more.
 */
const STATUSES: ReadonlySet<unknown> = new Set(['accepted', 'duplicate', 'corrected', 'deferred', 'rejected', 'wrong_owner', 'retry']);

const isAttempt = (value: unknown): boolean =>
  isJson(value) &&
  isInteger(value['revision']) &&
  typeof value['passed'] === 'boolean' &&
  isInteger(value['xpReward']) &&
  (value['day'] === undefined || isInteger(value['day']));

/** All that a correction may say [A5]. What has no line here would never reach the game: so the type asks for each. */
const CORRECTABLE: { readonly [figure in keyof Corrected]-?: (value: unknown) => boolean } = {
  score: isInteger,
  accuracy: isInteger,
  timeTaken: isInteger,
  day: isInteger,
  endMs: isInteger,
  unverified: (value) => value === true,
  attempt: (value) => value === null || isAttempt(value),
};

function correctedOf(value: unknown): Corrected | undefined {
  if (!isJson(value)) return undefined;
  const said = Object.entries(CORRECTABLE).filter(([figure, isRight]) => isRight(value[figure]));
  return Object.fromEntries(said.map(([figure]) => [figure, value[figure]]));
}

/** One item's outcome; undefined for a status this build does not know: the item is then still pending. */
export function resultOf(value: unknown): PushResult | undefined {
  if (!isJson(value) || !isText(value['id']) || !STATUSES.has(value['status'])) return undefined;
  const corrected = correctedOf(value['corrected']);
  return {
    id: value['id'],
    status: value['status'] as PushResult['status'],
    ...(isText(value['code']) && { code: value['code'] }),
    ...(corrected && { corrected }),
  };
}

export const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** The answer to the batch `batchId`, or undefined if this is not it. */
export function pushResponse(body: Json, batchId: string): PushResponse | undefined {
  const { results, proto, epoch, serverTime, ticket } = body;
  if (body['batchId'] !== batchId || !Array.isArray(results) || !isInteger(proto) || !isText(epoch) || !isInteger(serverTime))
    return undefined;
  return { proto, batchId, epoch, serverTime, results: results.map(resultOf).filter(isPresent), ...(isText(ticket) && { ticket }) };
}

export function ticketResponse(body: Json): TicketResponse | undefined {
  const { ticket, playerId, expiresAt, epoch, serverTime } = body;
  if (!isText(ticket) || !isText(playerId) || !isInteger(expiresAt) || !isText(epoch) || !isInteger(serverTime)) return undefined;
  return { ticket, playerId, expiresAt, epoch, serverTime };
}
