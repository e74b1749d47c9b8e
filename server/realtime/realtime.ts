import { Type } from 'typebox';
import { WebSocketServer } from 'ws';
import { ErrorBody } from '../../shared/contract/common.ts';
import { HEARTBEAT_MS, REALTIME_MAX_CHARS, REALTIME_PATH } from '../../shared/contract/realtime.ts';
import type { App, AppPlugin } from '../http/app.ts';
import type { Metrics } from '../http/metrics.ts';
import type { AccountDirectory } from '../http/principal.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { asksForUpgrade, takeUpgrade } from '../http/upgrades.ts';
import { sourceOf } from '../network/source.ts';
import { Connections } from './connections.ts';
import type { PlayerChanges } from './player-changes.ts';
import { realTimers, type Timers } from '../http/timers.ts';
import * as words from '../words/en/realtime.ts';

interface RealtimeDeps {
  readonly siteUrl: string;
  readonly accounts: Pick<AccountDirectory, 'authenticate'>;
  readonly changes: PlayerChanges;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The process's own by default. */
  readonly timers?: Timers;
}

/** A character of UTF-16 takes at most three bytes of UTF-8. */
const MAX_BYTES = 3 * REALTIME_MAX_CHARS;
const RETRY_S = 30;

/** `GET /api/realtime`: a WebSocket over which a player's devices hear that there is something to pull (protocol, "Realtime"). */
export const realtimePlugin =
  (deps: RealtimeDeps): AppPlugin =>
  async (app) => {
    const { siteUrl, changes, metrics, timers = realTimers } = deps;
    const handshakes = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: MAX_BYTES, perMessageDeflate: false });
    const connections = connectionsOf(app, deps, timers);
    changes.listen(
      (player, exceptDevice) => connections.changed(player, exceptDevice),
      () => connections.changeMissed(),
    );
    const stopBeating = timers.every(HEARTBEAT_MS, () => void connections.beat());
    // Before the server waits for its connections to end.
    app.addHook('preClose', async () => {
      stopBeating();
      await connections.close();
    });
    app.get(
      REALTIME_PATH,
      {
        config: { access: 'public' },
        schema: {
          tags: ['sync'],
          summary: 'Hear of changes by WebSocket',
          description:
            'The first message names an access token: {"type": "authenticate", "data": {"accessToken", "deviceId"}, "timestamp"}.',
          response: { 101: Type.Null({ description: 'the connection speaks WebSocket from now on' }), '4xx': ErrorBody, '5xx': ErrorBody },
        },
      },
      async (request, reply) => {
        if (!asksForUpgrade(request))
          return refuse(reply.header('upgrade', 'websocket'), 426, { error: words.onlyWebSocket, code: 'upgrade' });
        if (!isOwnPage(request.headers.origin, request.headers.host, siteUrl))
          return refuse(reply, 403, { error: words.foreignPage, code: 'origin' });
        const source = sourceOf(request.ip);
        if (!connections.hasRoomFor(source)) return refuseForNow(reply, 503, RETRY_S, { error: words.tooMany, code: 'connections' });
        reply.hijack();
        const { socket, head } = takeUpgrade(request);
        handshakes.handleUpgrade(request.raw, socket, head, (webSocket) => {
          metrics.count('realtime_connections_total', '');
          connections.accept(webSocket, source);
        });
        return reply;
      },
    );
  };

function connectionsOf(app: App, { accounts, changes, metrics, clock }: RealtimeDeps, timers: Timers): Connections {
  return new Connections({
    accounts,
    clock,
    timers,
    submitted: changes.changed,
    dropped(fault) {
      metrics.count('realtime_messages_dropped_total', `fault="${fault}"`);
      app.log.info({ event: 'realtime_message_dropped', fault }, 'a realtime message was dropped');
    },
    fault: (error) => app.log.error({ err: error }, 'a realtime connection could not be judged'),
  });
}

/**
 * Whether a page of this site asks, under whatever name it was opened: a class opens the teacher's machine by its address. What is no
 * browser sends no Origin, and carries nobody's credentials but its own.
 */
function isOwnPage(origin: string | undefined, host: string | undefined, siteUrl: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
