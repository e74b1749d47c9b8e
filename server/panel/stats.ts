import type { AdminStats } from '../../shared/contract/admin.ts';
import type { Writer } from '../database/store.ts';
import { countAccounts } from './accounts-by-xp.ts';

/** The figures of the admin's pages (spec 2 §2). Games are those that count: what a reset took out is not among them. */
export async function readStats(db: Writer): Promise<AdminStats> {
  const { sessions } = await db
    .selectFrom('players')
    .select(({ fn }) => fn.sum<number | null>('sessions').as('sessions'))
    .executeTakeFirstOrThrow();
  const { posts, published } = await db
    .selectFrom('posts')
    .select(({ fn }) => [fn.countAll<number>().as('posts'), fn.sum<number | null>('published').as('published')])
    .where('deleted_ms', 'is', null)
    .executeTakeFirstOrThrow();
  // PostgreSQL counts and adds in numbers that come as text.
  return { users: await countAccounts(db), sessions: Number(sessions), posts: Number(posts), published: Number(published) };
}
