import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { lastRevisions } from '../../shared/challenge/today.ts';
import { AdminChallengesResponse, ChallengeDraft } from '../../shared/contract/admin.ts';
import { ErrorBody } from '../../shared/contract/common.ts';
import { ChallengeId, ChallengeRevision } from '../../shared/contract/content.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { App, AppPlugin } from '../http/app.ts';
import { refuseSave, Stale, type SaveRefusal } from '../saves/refusal.ts';
import { ChangeHeaders, readRevision, readSave, SaveHeaders, type SaveRequest } from '../saves/save-request.ts';
import { addChallenge, changeChallenge, deleteChallenge, type ChallengeSaveDeps, type From } from './challenge-saves.ts';
import type { StoredChallenges } from './stored-challenges.ts';

interface AdminChallengesDeps extends ChallengeSaveDeps {
  readonly challenges: StoredChallenges;
}

const tags = ['admin'];
const config = { access: 'admin', compressed: true } as const;
const ChallengeParams = Type.Object({ id: ChallengeId });
const Deleted = Type.Object({ deleted: Type.Literal(true) });
/** What the form refuses, too; `field` names its part of the form, `reason` says why, and `values` are the numbers in the sentence. */
const Refused = Type.Object({
  error: Type.String(),
  code: Type.String(),
  reason: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  values: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});
const errors = { '4xx': ErrorBody, '5xx': ErrorBody };
const draftErrors = { 422: Refused, ...errors };
const changeErrors = { 412: Stale(ChallengeRevision), ...errors };

/** The calls of /admin/challenges: list, make, change, delete (protocol, "Challenges" and "Admin writes"). */
export const adminChallengesPlugin =
  (deps: AdminChallengesDeps): AppPlugin =>
  async (app) => {
    serveList(app, deps);
    serveWrites(app, deps);
    serveDeletion(app, deps);
  };

function serveList(app: App, { challenges, database }: AdminChallengesDeps): void {
  app.get(
    '/api/admin/challenges',
    {
      config,
      schema: { tags, summary: 'List the challenges, the latest date first', response: { 200: AdminChallengesResponse, ...errors } },
    },
    async () => {
      await challenges.refresh(database.db);
      return { challenges: listed(challenges.revisions) };
    },
  );
}

/** Of two on a day the newest first, as that one is played (spec 2 §7). */
const listed = (revisions: readonly ChallengeRevision[]): ChallengeRevision[] =>
  lastRevisions(revisions)
    .filter((each) => each.is_deleted !== true)
    .toSorted((a, b) => (a.date === b.date ? b.created_at - a.created_at || (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1));

function serveWrites(app: App, deps: AdminChallengesDeps): void {
  app.post(
    '/api/admin/challenges',
    {
      config,
      schema: {
        tags,
        summary: 'Make a challenge',
        headers: SaveHeaders,
        body: ChallengeDraft,
        response: { 201: ChallengeRevision, ...draftErrors },
      },
    },
    async (request, reply) => {
      const save = readSave(request);
      const added = save.ok ? await addChallenge(deps, save.value, request.body) : save;
      if (!added.ok) return refuseSave(reply, added.error);
      await deliver(app, deps);
      return reply.status(201).send(added.value);
    },
  );
  app.put(
    '/api/admin/challenges/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a challenge, by a new revision',
        params: ChallengeParams,
        headers: ChangeHeaders,
        body: ChallengeDraft,
        response: { 200: ChallengeRevision, ...draftErrors, ...changeErrors },
      },
    },
    async (request, reply) => {
      const change = readChange(request, request.params.id);
      const changed = change.ok ? await changeChallenge(deps, change.value.save, change.value.from, request.body) : change;
      if (!changed.ok) return refuseSave(reply, changed.error);
      await deliver(app, deps);
      return reply.send(changed.value);
    },
  );
}

function serveDeletion(app: App, deps: AdminChallengesDeps): void {
  app.delete(
    '/api/admin/challenges/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a challenge; attempts at it are still judged',
        params: ChallengeParams,
        headers: ChangeHeaders,
        response: { 200: Deleted, ...changeErrors },
      },
    },
    async (request, reply) => {
      const change = readChange(request, request.params.id);
      const deleted = change.ok ? await deleteChallenge(deps, change.value.save, change.value.from) : change;
      if (!deleted.ok) return refuseSave(reply, deleted.error);
      await deliver(app, deps);
      return reply.send(deleted.value);
    },
  );
}

/** What a change or a deletion needs of its request. */
function readChange(request: FastifyRequest, id: string): Result<{ readonly save: SaveRequest; readonly from: From }, SaveRefusal> {
  const save = readSave(request);
  if (!save.ok) return save;
  const revision = readRevision(request);
  return revision.ok ? ok({ save: save.value, from: { id, revision: revision.value } }) : revision;
}

/** Devices get it from now on. The save is done by now: if it cannot be read yet, the next look does that. */
async function deliver(app: App, { challenges, database }: AdminChallengesDeps): Promise<void> {
  try {
    await challenges.refreshIn(database.db);
  } catch (error) {
    app.log.error({ err: error }, 'new challenges could not be read');
  }
}
