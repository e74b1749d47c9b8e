import pg from 'pg';
import type { AppPlugin } from '../http/app.ts';
import type { PlayerChanges } from './player-changes.ts';

const CHANNEL = 'tenfold_player_changes';
const CONNECT_TIMEOUT_MS = 5_000;
/** A connection on which nothing comes back is given up. */
const QUERY_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Players whose change is told with the next statement, or when the connection is back. */
const MAX_UNTOLD = 10_000;

/**
 * Passes changes on between the servers on one PostgreSQL database, by LISTEN and NOTIFY on a connection of its own. What is passed on is
 * the player's id and nothing else. It is sent after the commit and not within: a NOTIFY holds up all other commits until its own is done.
 */
export function shareChanges(databaseUrl: string, changes: PlayerChanges): AppPlugin {
  return async (app) => {
    const channel = new Channel(databaseUrl, changes, (error) => app.log.warn({ err: error }, 'the other servers are not heard'));
    changes.tellOthersBy((player) => channel.tell(player));
    app.addHook('onReady', () => channel.open());
    app.addHook('onClose', () => channel.close());
  };
}

class Channel {
  readonly #url: string;
  readonly #changes: PlayerChanges;
  readonly #onTrouble: (error: unknown) => void;
  readonly #untold = new Set<string>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #telling: Promise<void> | undefined;
  #isClosed = false;

  constructor(url: string, changes: PlayerChanges, onTrouble: (error: unknown) => void) {
    this.#url = url;
    this.#changes = changes;
    this.#onTrouble = onTrouble;
  }

  /** Connects, and again whenever the connection is lost. The server works without it: its own devices hear of its own changes. */
  async open(): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.once('end', () => this.#lost(client, new Error('The connection ended.')));
    this.#client = client;
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.on('notification', ({ processId, payload = '' }) => {
        if (processId !== rows[0]?.pid) this.#changes.heard(payload);
      });
      await client.query(`listen ${CHANNEL}`);
      if (this.#pauseMs > FIRST_PAUSE_MS) this.#changes.missed();
      this.#pauseMs = FIRST_PAUSE_MS;
      this.#tellAll();
    } catch (error) {
      this.#lost(client, error);
    }
  }

  tell(player: string): void {
    if (this.#untold.size < MAX_UNTOLD) this.#untold.add(player);
    this.#tellAll();
  }

  /** The others hear of the last changes before the connection ends. */
  async close(): Promise<void> {
    await this.#telling;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #tellAll(): void {
    if (this.#client && this.#untold.size > 0) this.#telling ??= this.#tellUntold();
  }

  /** One statement at a time. What comes meanwhile goes with the next one, each player once. */
  async #tellUntold(): Promise<void> {
    for (let client = this.#client; client && this.#untold.size > 0; client = this.#client) {
      const players = [...this.#untold];
      this.#untold.clear();
      try {
        await client.query('select pg_notify($1, player) from unnest($2::text[]) as player', [CHANNEL, players]);
      } catch (error) {
        for (const player of players) this.#untold.add(player);
        this.#lost(client, error);
      }
    }
    this.#telling = undefined;
  }

  /** A client that failed once is never asked again, also while the server stops. */
  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#onTrouble(error);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.open(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
  }
}
