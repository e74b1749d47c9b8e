import type { Table } from 'dexie';
import { DexieHandle, type Schema, type StoragePorts } from './dexie-handle.ts';
import type { FinishedSession } from './player-store.ts';

const HAND_OVER_DATABASE = 'tenfold-hand-over';

/** A finished game whose player's database a newer version of the app has taken over. */
export interface HandedOver {
  readonly localId: string;
  readonly id: string;
  readonly finished: FinishedSession;
}

interface HandOverTables {
  readonly games: Table<HandedOver, [string, string]>;
}

/** This database has one version for ever: every version of the app must be able to open it [S15]. */
const HAND_OVER_SCHEMA: Schema<HandOverTables> = [{ games: '[localId+id]' }];

/** Where an old tab leaves its finished games for the newer app (RULES.md, S15). Screens may observe its reads. */
export class HandOverBox {
  readonly #handle: DexieHandle<HandOverTables>;

  constructor(ports: StoragePorts) {
    this.#handle = new DexieHandle(ports, HAND_OVER_DATABASE, HAND_OVER_SCHEMA);
  }

  /** Strictly durable: when it resolves, the game survives a kill (P2). A game that is there stays as it is. */
  async put(localId: string, finished: FinishedSession): Promise<void> {
    await this.#handle.writeStrict(['games'], async ({ games }) => {
      const { id } = finished.row;
      if (!(await games.get([localId, id]))) await games.put({ localId, id, finished });
    });
  }

  all(): Promise<readonly HandedOver[]> {
    return this.#handle.run(({ games }) => games.toArray());
  }

  drop({ localId, id }: Pick<HandedOver, 'localId' | 'id'>): Promise<void> {
    return this.#handle.runStrict(({ games }) => games.delete([localId, id]));
  }

  close(): void {
    this.#handle.close();
  }
}
