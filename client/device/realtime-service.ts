import { REALTIME_PATH } from '../../shared/contract/realtime.ts';
import { sessionXp } from '../../shared/progress/counted/xp.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { deviceId, type InteractiveSession } from '../sync/account.ts';
import type { SyncedPlayer } from '../sync/device-sync.ts';
import { Realtime, type Link, type LinkEvents } from '../sync/realtime.ts';
import { logError, logWarning } from '../window/log.ts';
import { afterFirstPaint } from '../window/after-first-paint.ts';
import { device } from './device.ts';

interface RealtimeServiceDeps {
  readonly sessionOf: (localId: string) => InteractiveSession;
  /** Called when the server may have something for the player to pull. */
  readonly changed: () => void;
}

/** The realtime connection of this page, for whoever plays. Only an account has one, and only while the page is visible and online. */
export class RealtimeService {
  readonly #deps: RealtimeServiceDeps;
  #player: SyncedPlayer | undefined;
  #realtime: Realtime | undefined;

  constructor(deps: RealtimeServiceDeps) {
    this.#deps = deps;
    const look = () => this.look();
    document.addEventListener('visibilitychange', look);
    for (const event of ['pageshow', 'online', 'offline']) addEventListener(event, look);
    // A page that is put away with an open connection may not be kept.
    addEventListener('pagehide', () => this.#realtime?.sleep());
  }

  /** Who plays from now on; undefined for a guest. */
  follow(player: SyncedPlayer | undefined): void {
    if (player?.localId === this.#player?.localId && player?.accountId === this.#player?.accountId) return;
    this.#realtime?.sleep();
    this.#player = player;
    this.#realtime = player?.accountId === undefined ? undefined : this.#open(player.localId, player.accountId);
    afterFirstPaint(() => this.look());
  }

  /** Connects or disconnects, as the page now is. */
  look(): void {
    if (document.visibilityState === 'visible' && navigator.onLine) this.#realtime?.wake();
    else this.#realtime?.sleep();
  }

  /** Says that the newest game was taken (spec 1 §7). Of a backlog nobody else waits for word. */
  async gamesTaken({ localId }: SyncedPlayer, store: Pick<PlayerStore, 'latestSessions'>, ids: readonly string[]): Promise<void> {
    const [[newest], catalogue] = await Promise.all([
      store.latestSessions(1).catch(() => []),
      import('../../shared/games/catalogue.ts').catch(() => undefined),
    ]);
    // Another player may have taken over meanwhile.
    if (!newest || !ids.includes(newest.id) || localId !== this.#player?.localId) return;
    const { game, score } = newest.summary;
    const gameId = catalogue?.gameBySlug(game)?.id;
    if (gameId !== undefined) this.#realtime?.submitted({ gameId, score, xpEarned: sessionXp(newest.summary) });
  }

  #open(localId: string, accountId: string): Realtime {
    const { host, storage } = device();
    return new Realtime({
      host,
      accountId,
      session: this.#deps.sessionOf(localId),
      deviceId: () => deviceId(storage.player(localId), host),
      connect,
      changed: this.#deps.changed,
      dropped: (fault) => logWarning('A realtime message was dropped', fault),
      report: logError,
    });
  }
}

/** Opens a WebSocket to this site. */
function connect({ opened, received, closed }: LinkEvents): Link {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${REALTIME_PATH}`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => received(data));
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    send: (text) => socket.send(text),
    close() {
      // A browser logs an error for a WebSocket that is closed before it is open.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
      else socket.close();
    },
  };
}
