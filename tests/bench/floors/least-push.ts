import { randomBytes } from 'node:crypto';
import { NO_RESET } from '../../../shared/progress/counted/reset.ts';
import { foldOf } from '../../../shared/progress/folds/registry.ts';
import { addItems, FOLDS_OF_THIS_BUILD, placeOf, touchedAfter } from '../../../shared/progress/parts.ts';
import { insertOrReplaceRows, insertRowsIfAbsent } from '../../../server/database/multi-row-insert.ts';
import type { Dialect } from '../../../server/database/store.ts';
import { countedOf } from '../../../server/sync/counted-of.ts';
import { newNonce } from '../../../server/sync/players.ts';
import { itemRow } from '../../../server/sync/receipts.ts';
import type { Verified } from './verified.ts';

type Row = { readonly [column: string]: unknown };

/** Runs one statement in an open transaction. */
export type Run = (sql: string, parameters: readonly unknown[]) => Promise<readonly Row[]>;

/** How far a push goes: its items with their receipts, or also the parts that they change and the player's totals. */
export type Kept = 'items' | 'parts';

export interface Push {
  readonly player: string;
  readonly receivedMs: number;
  readonly kept: Kept;
}

/** Of an account that each least server makes. */
export const ACCOUNT = '00000000-0000-4000-8000-00000000cafe';

const KEY = ['player', 'fold', 'bucket'];

/**
 * The statements of a push of new games, with nothing between them: whether its account still stands, the player's row, the items, the
 * parts before and after. To be called within a transaction. The order of columns is the product's: both share the texts.
 */
export async function leastPush(
  run: Run,
  dialect: Dialect,
  decided: readonly Verified[],
  { player, receivedMs, kept }: Push,
): Promise<void> {
  const at = dialect === 'postgres' ? (n: number) => `$${n}` : () => '?';
  await run(
    `select tickets_dead_before, ticket_generation, banned_until, revoked_ms from users left join tickets on player = users.id and tickets.id = ${at(1)} where users.id = ${at(2)}`,
    ['', ACCOUNT],
  );
  const [known] = await run(
    `select seq, folds, reset_ms, generation from players where id = ${at(1)}${dialect === 'postgres' ? ' for update' : ''}`,
    [player],
  );
  if (!known) await run(`insert into players (id, seq, folds) values (${at(1)}, ${at(2)}, ${at(3)})`, [player, 0, FOLDS_OF_THIS_BUILD]);
  const seq = Number(known?.['seq'] ?? 0) + 1;

  const rows = decided.map(({ item, decision }, i) => ({ ...itemRow(item, decision), nonce: i === 0 ? newNonce(randomBytes) : null }));
  const ofAll = { player, device: 'device', seq, received_ms: receivedMs, late: 0 };
  const inserted = insertRowsIfAbsent(dialect, 'items', {
    shared: ofAll,
    columns: Object.keys(rows[0] ?? {}),
    values: rows.flatMap((row) => Object.values(row)),
  });
  await run(inserted.sql, inserted.parameters);

  if (kept === 'parts') {
    const touched = touchedAfter(
      NO_RESET,
      decided.flatMap(({ decision }) => countedOf(decision)),
    );
    const places = touched.map((_, n) => `(${at(2 * n + 1)}, ${at(2 * n + 2)})`).join(', ');
    const before = await run(
      `select fold, bucket, part from (values ${places}) as place cross join parts where player = ${at(2 * touched.length + 1)} and fold = place.column1 and bucket = place.column2`,
      [...touched.flatMap(({ fold, bucket }) => [fold, bucket]), player],
    );
    const old = new Map(before.map(({ fold, bucket, part }) => [placeOf({ fold: String(fold), bucket: String(bucket) }), String(part)]));
    const values = touched.flatMap((part) => {
      const text = old.get(placeOf(part));
      const young = addItems(part, text === undefined ? undefined : (JSON.parse(text) as unknown));
      return [part.fold, part.bucket, foldOf(part.fold).version, JSON.stringify(young)];
    });
    const written = insertOrReplaceRows(dialect, 'parts', KEY, {
      shared: { player, seq },
      columns: ['fold', 'bucket', 'version', 'part'],
      values,
    });
    await run(written.sql, written.parameters);
  }
  await run(`update players set seq = ${at(1)}, xp = xp + ${at(2)}, sessions = sessions + ${at(3)} where id = ${at(4)}`, [
    seq,
    0,
    kept === 'parts' ? decided.length : 0,
    player,
  ]);
}
