import type { WebSocket } from 'ws';
import { Connection, type ConnectionDeps } from './connection.ts';
import { Groups } from './groups.ts';

/** Connections of one account, on all its devices and in all its windows. */
export const MAX_OF_PLAYER = 20;
/** Connections from one source that have not named their account yet. A school is one source. */
export const MAX_UNKNOWN_OF_SOURCE = 100;
/** Connections of one server in all. One that says nothing takes about 10 kB. */
const MAX_OF_SERVER = 20_000;

type ConnectionsDeps = Omit<ConnectionDeps, 'enter'>;

/** All connections of this server: how many there may be, and who is told of a change. */
export class Connections {
  readonly #deps: ConnectionsDeps;
  readonly #all = new Set<Connection>();
  readonly #unknown = new Groups<Connection>();
  readonly #known = new Groups<Connection>();
  #isBeating = false;
  #isChangeMissed = false;

  constructor(deps: ConnectionsDeps) {
    this.#deps = deps;
  }

  /** Whether another connection may come from this source. */
  hasRoomFor(source: string): boolean {
    return this.#all.size < MAX_OF_SERVER && this.#unknown.of(source).size < MAX_UNKNOWN_OF_SOURCE;
  }

  /** Takes in a connection that has just been made. */
  accept(socket: WebSocket, source: string): void {
    let player: string | undefined;
    const enter = (entering: Connection, account: string): boolean => {
      this.#unknown.remove(source, entering);
      if (this.#known.of(account).size >= MAX_OF_PLAYER) return false;
      player = account;
      this.#known.add(account, entering);
      return true;
    };
    const connection = new Connection(socket, { ...this.#deps, enter });
    this.#all.add(connection);
    this.#unknown.add(source, connection);
    void connection.closed.then(() => {
      this.#all.delete(connection);
      this.#unknown.remove(source, connection);
      if (player !== undefined) this.#known.remove(player, connection);
    });
  }

  /** Tells the player's devices, but for one, that there may be something to pull. */
  changed(player: string, exceptDevice?: string): void {
    for (const connection of this.#known.of(player)) if (connection.device !== exceptDevice) connection.changed();
  }

  /** Changes may have been missed, nobody knows whose: with the next beat all are told. */
  changeMissed(): void {
    this.#isChangeMissed = true;
  }

  /** Looks at one connection after the other. It is called every 30 s; a round that takes longer is let finish. */
  async beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    const isChangeMissed = this.#isChangeMissed;
    this.#isChangeMissed = false;
    for (const connection of this.#all) {
      await connection.beat();
      if (isChangeMissed) connection.changed();
    }
    this.#isBeating = false;
  }

  /** Ends all connections; resolves when they are closed. */
  async close(): Promise<void> {
    const all = [...this.#all];
    for (const connection of all) connection.end('going');
    await Promise.all(all.map(({ closed }) => closed));
  }
}
