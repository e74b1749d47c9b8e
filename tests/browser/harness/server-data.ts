import Database from 'better-sqlite3';

/** An item of a player as the server has stored it. */
export interface StoredItem {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly code: string | null;
}

interface Account {
  readonly id: string;
}

/** Reads the database file of a server, running or not, without the server's code. */
export class ServerData {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = `${dataDir}/tenfold.db`;
  }

  /** The games of the account with this address, as they arrived. */
  games(email: string): readonly StoredItem[] {
    return this.items(email).filter((item) => item.kind === 'session');
  }

  items(email: string): readonly StoredItem[] {
    return this.#read((db) => {
      const account = db.prepare<[string], Account>('select id from users where email = ?').get(email);
      if (!account) return [];
      return db.prepare<[string], StoredItem>('select id, kind, status, code from items where player = ? order by seq, id').all(account.id);
    });
  }

  /** How many games all players together have. */
  allGames(): number {
    return this.#read(
      (db) => db.prepare<[], { readonly n: number }>("select count(*) as n from items where kind = 'session'").get()?.n ?? 0,
    );
  }

  #read<T>(query: (db: Database.Database) => T): T {
    const db = new Database(this.#file, { readonly: true, timeout: 5_000 });
    try {
      return query(db);
    } finally {
      db.close();
    }
  }
}
