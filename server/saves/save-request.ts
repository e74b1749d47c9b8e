import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/admin.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { principalOf } from '../http/access.ts';
import type { Principal } from '../http/principal.ts';
import { refusal, type SaveRefusal } from './refusal.ts';
import { invalid } from '../words/en/requests.ts';
import * as words from '../words/en/saves.ts';

/** One request of an admin to save something. */
export interface SaveRequest {
  readonly who: Principal;
  /** A UUID in lower case, made by the client for this save and sent with each repetition of it. */
  readonly key: string;
  /** Tells this request from another one under the same key. */
  readonly digest: string;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** `"12"`: a strong entity tag that is a revision. */
const REVISION = /^"([1-9][0-9]{0,8})"$/;

const Key = Type.Optional(Type.String({ description: 'required: a UUID, the same for each repetition of one save' }));
const Revision = Type.Optional(Type.String({ description: 'required: the revision that the editor started from, in quotation marks' }));

/** The headers of a save, for the schema of a route. What is wrong with them is said in words by `readSave` and `readRevision`. */
export const SaveHeaders = Type.Object({ [IDEMPOTENCY_HEADER]: Key });
/** As SaveHeaders, for a save that changes what is stored. */
export const ChangeHeaders = Type.Object({ [IDEMPOTENCY_HEADER]: Key, 'if-match': Revision });

/** Reads who saves and under which key. The route's access is `admin`. */
export function readSave(request: FastifyRequest): Result<SaveRequest, SaveRefusal> {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (typeof key !== 'string' || !KEY.test(key)) return fail(refusal(400, 'idempotency_key', words.keyMissing));
  const digest = digestOf(request);
  if (digest === undefined) return fail(refusal(400, 'invalid', invalid('body')));
  return ok({ who: principalOf(request), key: key.toLowerCase(), digest });
}

/** Undefined for a body that is nested too deeply to be written as JSON again; a part that no schema names can be. */
function digestOf({ method, url, headers, body }: FastifyRequest): string | undefined {
  try {
    return hash('sha256', JSON.stringify([method, url, headers['if-match'] ?? null, body ?? null]), 'base64url');
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The revision that a change starts from. 428 without one: a change that may overwrite another's is never done. */
export function readRevision(request: FastifyRequest): Result<number, SaveRefusal> {
  const header = request.headers['if-match'];
  if (header === undefined) return fail(refusal(428, 'precondition_required', words.revisionMissing));
  const revision = REVISION.exec(header)?.[1];
  return revision === undefined ? fail(refusal(400, 'if_match', words.revisionUnreadable)) : ok(Number(revision));
}
