/** What the benchmarks use of packages that only they install, as in lighthouse.d.ts. */
declare module 'pouchdb' {
  interface Replicated {
    readonly ok: boolean;
    readonly docs_written: number;
  }
  type Replicate = (address: string, options: { batch_size: number }) => Promise<Replicated>;
  export default class PouchDB {
    constructor(name: string, options?: { auto_compaction: boolean });
    static defaults(options: { prefix: string }): typeof PouchDB;
    readonly replicate: { readonly to: Replicate; readonly from: Replicate };
    bulkDocs(documents: readonly { readonly _id: string }[]): Promise<unknown>;
    info(): Promise<{ readonly doc_count: number }>;
  }
}

/** The same for browsers, in one file. */
declare module 'pouchdb/dist/pouchdb.min.js' {
  export { default } from 'pouchdb';
}

declare module 'express' {
  import type { Server } from 'node:http';

  export default function express(): {
    use(handler: unknown): void;
    listen(port: number, host: string, listening: () => void): Server;
  };
}

declare module 'express-pouchdb' {
  export default function expressPouchdb(database: unknown, options: { mode: 'minimumForPouchDB' }): unknown;
}
