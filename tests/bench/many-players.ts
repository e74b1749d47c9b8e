import { sql } from 'kysely';
import type { Store } from '../../server/database/store.ts';
import { FOLDS_OF_THIS_BUILD } from '../../shared/progress/parts.ts';
import { appForTest } from '../server/app-for-test.ts';
import { makeAccounts } from '../server/panel/made-accounts.ts';
import { newId, sessionItem } from '../server/played-games.ts';
import { TestDevice } from '../server/sync-client.ts';

const FIRST_NAMES = ['Mia', 'Leo', 'Ada', 'Noor', 'Ben', 'Chloe', 'Ivo', 'Suri', 'Tom', 'Zoe'];
const MODEL = 'model';
const QUESTIONS = 15;
/** Prime, so that the XP are in no order of the ids. */
const STEP = 7919;
/** A statement on PostgreSQL may take seconds, not minutes. */
const PLAYERS_AT_ONCE = 2_000;

/**
 * Fills a database with accounts and their games: one game is really pushed, and the rows of all others are copies of its row, made by the
 * database itself. Closes the database.
 */
export async function fillWithPlayers(database: Store, accounts: number, gamesEach: number): Promise<void> {
  const running = await appForTest({ database });
  const model = await TestDevice.of(running, MODEL);
  await model.push(sessionItem({ id: newId(), owner: MODEL, correct: QUESTIONS, questions: QUESTIONS }));
  await makeAccounts(
    database,
    Array.from({ length: accounts }, (_, n) => ({
      username: `${FIRST_NAMES[n % FIRST_NAMES.length] ?? ''} ${n}`,
      xp: ((n * STEP) % accounts) * 10,
      sessions: gamesEach,
    })),
  );
  // As this build has them: otherwise a server that starts counts them all.
  await database.write((writer) => writer.updateTable('players').set({ folds: FOLDS_OF_THIS_BUILD, seq: gamesEach }).execute());
  for (let from = 0; from < accounts; from += PLAYERS_AT_ONCE) await copyGames(database, from, gamesEach);
  if (database.dialect === 'postgres') await sql`analyze`.execute(database.db);
  await running.close();
}

const copyGames = (database: Store, from: number, gamesEach: number): Promise<unknown> =>
  database.write((writer) =>
    sql`
      with recursive
        numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(gamesEach)}),
        chosen as (select id from players where id <> ${MODEL} order by id limit ${sql.lit(PLAYERS_AT_ONCE)} offset ${sql.lit(from)})
      insert into items (player, id, seq, kind, v, hash, device, status, late, received_ms, summary, facts, nonce, payload)
      select chosen.id, chosen.id || '-' || n, n, kind, v, hash, device, status, late, received_ms, summary, facts, nonce, payload
      from chosen, numbers, (select * from items where player = ${MODEL}) as model
    `.execute(writer),
  );
