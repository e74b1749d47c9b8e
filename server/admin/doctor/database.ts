import type { Store } from '../../database/store.ts';
import { storedVersion } from '../../database/stored-version.ts';
import { fine, note, wrong, type Finding } from './finding.ts';

/** What is found of the database: the version of its schema (0: none yet), or why it cannot be used. */
export type DatabaseLook = { readonly version: number } | { readonly failure: string };

/**
 * Reads the version, and writes what is there already.
 * @param explain words an error for an operator, without secrets
 */
export async function lookAtDatabase(store: Store, explain: (error: unknown) => string): Promise<DatabaseLook> {
  try {
    const version = await storedVersion(store);
    // The first step makes this row.
    if (version > 0)
      await store.write((writer) =>
        writer
          .updateTable('facts')
          .set((row) => ({ value: row.ref('value') }))
          .where('name', '=', 'epoch')
          .execute(),
      );
    return { version };
  } catch (error) {
    return { failure: explain(error) };
  }
}

/** @param known the version of this build's schema */
export function judgeDatabase(where: string, look: DatabaseLook, known: number): Finding {
  if ('failure' in look) return wrong(`The database (${where}) cannot be used: ${look.failure}`);
  const { version } = look;
  if (version > known)
    return wrong(
      `The database (${where}) is of a newer Tenfold (schema ${version}; this one knows ${known}). Start the newer one, or restore the backup that it made before its update.`,
    );
  if (version === known) return fine(`The database (${where}) can be written to, and is up to date (schema ${version}).`);
  if (version === 0) return note(`The database (${where}) is empty. The first start of the server makes its tables.`);
  return note(`The database (${where}) has schema ${version}. The next start of the server brings it to ${known}, after a backup.`);
}
