import type { PushResponse } from '../../shared/contract/sync.ts';
import type { Answer } from './exchange.ts';
import { pushResponse } from './wire.ts';

/** Why a batch did not get through, with the pause that the server asked for. */
export interface Failure {
  readonly kind:
    | 'offline'
    | 'busy'
    | 'failing'
    | 'refused'
    | 'too_large'
    | 'unauthorized'
    | 'unknown_account'
    | 'account_deleted'
    | 'outdated';
  readonly answer: Answer;
  /** True if our own server said so: only then may an item be parked for it. */
  readonly ours: boolean;
  readonly waitMs?: number;
}

export type Verdict =
  | { readonly kind: 'results'; readonly response: PushResponse; readonly sentMs: number; readonly receivedMs: number }
  | Failure;

/** What each status means if it comes as our server's JSON; anything else is a server that is not well. */
const OURS: { readonly [status: number]: Failure['kind'] } = {
  400: 'refused',
  401: 'unauthorized',
  413: 'too_large',
  422: 'refused',
  426: 'outdated',
  429: 'busy',
  500: 'failing',
  503: 'busy',
};

/** What our server says in a 401 to a ticket that is good, but whose account it has no row of: it lost its database. */
const UNKNOWN_ACCOUNT = 'unknown_account';

/** What our server says in a 410. From anybody else a 410 means that the server is not well. */
const ACCOUNT_DELETED = 'account_deleted';

/** Statuses that a proxy before the server speaks for it: a limit on bodies, a limit on rates, a server that is away. */
const PROXIES: { readonly [status: number]: Failure['kind'] } = { 413: 'too_large', 429: 'busy', 503: 'busy' };

/**
 * Reads the answer to one batch. It counts only if it is JSON, carries the envelope and echoes the batch's id; a captive
 * portal's page, a stranger's 401 or an answer to another batch all mean "not reached" (protocol, "Push").
 */
export function readVerdict(answer: Answer, batchId: string): Verdict {
  if (answer.kind === 'unreachable') return { kind: 'offline', answer, ours: false };
  const wait = answer.waitMs === undefined ? {} : { waitMs: answer.waitMs };
  const ours = answer.kind === 'json' && typeof answer.body['error'] === 'string';
  if (answer.kind === 'json' && answer.status === 200) {
    const response = pushResponse(answer.body, batchId);
    if (response) return { kind: 'results', response, sentMs: answer.sentMs, receivedMs: answer.receivedMs };
  }
  const said = (ours ? OURS[answer.status] : PROXIES[answer.status]) ?? 'offline';
  return { kind: accountTrouble(answer) ?? said, answer, ours, ...wait };
}

/** What our server says of the account itself. */
function accountTrouble(answer: Answer): 'unknown_account' | 'account_deleted' | undefined {
  if (answer.kind !== 'json' || typeof answer.body['error'] !== 'string') return undefined;
  const { code } = answer.body;
  if (answer.status === 401 && code === UNKNOWN_ACCOUNT) return UNKNOWN_ACCOUNT;
  return answer.status === 410 && code === ACCOUNT_DELETED ? ACCOUNT_DELETED : undefined;
}
