import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { Writer } from '../database/store.ts';

/** All revisions of all challenges. */
export async function readRevisions(db: Writer): Promise<readonly ChallengeRevision[]> {
  const rows = await db.selectFrom('challenge_revisions').select('body').orderBy('challenge').orderBy('revision').execute();
  return rows.map(({ body }) => JSON.parse(body) as ChallengeRevision);
}

/** The last revision of a challenge, also if it says that the challenge is deleted. */
export async function readLastRevision(db: Writer, challenge: string): Promise<ChallengeRevision | undefined> {
  const row = await db
    .selectFrom('challenge_revisions')
    .select('body')
    .where('challenge', '=', challenge)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as ChallengeRevision);
}

/** How many revisions there are. None ever goes, so another number says that there are new ones. */
export async function countRevisions(db: Writer): Promise<number> {
  const row = await db
    .selectFrom('challenge_revisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Adds revisions. One whose id and number are there already is left out.
 * @param savedMs server time.
 * @returns those that are stored now.
 */
export async function addRevisions(
  writer: Writer,
  revisions: readonly ChallengeRevision[],
  savedMs: number,
): Promise<readonly ChallengeRevision[]> {
  const added: ChallengeRevision[] = [];
  for (const revision of revisions) {
    const row = { challenge: revision.id, revision: revision.revision, saved_ms: savedMs, body: JSON.stringify(revision) };
    const { numInsertedOrUpdatedRows } = await writer
      .insertInto('challenge_revisions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) added.push(revision);
  }
  return added;
}
