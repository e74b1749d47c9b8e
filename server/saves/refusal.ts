import type { FastifyReply } from 'fastify';
import { Type, type TSchema } from 'typebox';
import type { ErrorBody } from '../../shared/contract/common.ts';
import * as words from '../words/en/saves.ts';

/** Why a save was not done. Nothing of it is stored. */
export interface SaveRefusal {
  readonly status: 400 | 404 | 412 | 413 | 422 | 428;
  /** In words for the admin. */
  readonly body: ErrorBody & { readonly current?: unknown; readonly field?: string; readonly values?: object };
}

/** @param field the field of the form that is wrong */
export const refusal = (status: SaveRefusal['status'], code: string, error: string, field?: string): SaveRefusal => ({
  status,
  body: { error, code, ...(field !== undefined && { field }) },
});

/**
 * The refusal of a save that started from another revision than the stored one.
 * @param current what is stored, whole, so that the editor can show both; null if it was deleted
 */
export const stale = (current: object | null): SaveRefusal => ({
  status: 412,
  body: {
    error: current === null ? words.deletedMeanwhile : words.changedMeanwhile,
    code: 'stale',
    current,
  },
});

/** The shape of a 412, for the schema of a route. @param current of what is stored */
export const Stale = <Current extends TSchema>(current: Current) =>
  Type.Object({ error: Type.String(), code: Type.Literal('stale'), current: Type.Union([current, Type.Null()]) });

/** Answers a save that was not done. */
export const refuseSave = (reply: FastifyReply, { status, body }: SaveRefusal): FastifyReply => reply.status(status).send(body);
