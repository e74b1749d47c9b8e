import type { LightMyRequestResponse } from 'fastify';
import type { ListedChange, ListedPage } from '../../shared/progress/counted/counted.ts';
import type { Part } from '../../shared/contract/state.ts';
import type { PushResponse, PushResult, TicketResponse } from '../../shared/contract/sync.ts';
import { figuresOf, type Figures } from '../../shared/progress/figures.ts';
import { partsIn } from '../../shared/progress/parts.ts';
import type { TestApp } from './app-for-test.ts';

/** One device of one player, speaking the bare protocol. */
export class TestDevice {
  readonly #running: TestApp;
  readonly player: string;
  readonly deviceId: string;
  readonly accessToken: string;
  ticket = '';

  private constructor(running: TestApp, player: string, deviceId: string) {
    this.#running = running;
    this.player = player;
    this.deviceId = deviceId;
    this.accessToken = running.accounts.add(player);
  }

  /** A signed-in device with an upload ticket. */
  static async of(running: TestApp, player: string, deviceId = `device-of-${player}`): Promise<TestDevice> {
    const device = new TestDevice(running, player, deviceId);
    device.ticket = (await device.newTicket()).ticket;
    return device;
  }

  async newTicket(): Promise<TicketResponse> {
    const answer = await this.post(
      '/api/sync/ticket',
      { deviceId: this.deviceId, installId: `install-of-${this.deviceId}` },
      this.accessToken,
    );
    return answer.json<TicketResponse>();
  }

  post(url: string, body: object | string | undefined, token: string): Promise<LightMyRequestResponse> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return this.#running.app.inject({ method: 'POST', url, headers, ...(body !== undefined && { payload: body }) });
  }

  sendPush(items: readonly unknown[], more: object = {}): Promise<LightMyRequestResponse> {
    const body = { proto: 1, batchId: 'batch-1', deviceId: this.deviceId, deviceNow: 1, items, ...more };
    return this.post('/api/sync/push', JSON.stringify(body), this.ticket);
  }

  async pushed(items: readonly unknown[]): Promise<PushResponse> {
    const answer = await this.sendPush(items);
    if (answer.statusCode !== 200) throw new Error(`push answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<PushResponse>();
  }

  async push(...items: unknown[]): Promise<readonly PushResult[]> {
    return (await this.pushed(items)).results;
  }

  sendPull(cursor?: string, limit = 500): Promise<LightMyRequestResponse> {
    const body = { proto: 2, deviceId: this.deviceId, limit, ...(cursor !== undefined && { cursor }) };
    return this.post('/api/sync/pull', body, this.accessToken);
  }

  async pull(cursor?: string, limit?: number): Promise<ListedPage> {
    const answer = await this.sendPull(cursor, limit);
    if (answer.statusCode !== 200) throw new Error(`pull answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<ListedPage>();
  }

  /** All pages from a cursor on. */
  async pullAll(limit?: number, from?: string): Promise<Pulled> {
    const changes: ListedChange[] = [];
    const parts = new Map<string, Part>();
    for (let cursor = from, pages = 1; ; pages++) {
      const page = await this.pull(cursor, limit);
      changes.push(...page.changes);
      for (const part of page.parts) parts.set(placeOf(part), part);
      if (!page.more) return { changes, parts: inOrder(parts.values()), last: page, pages };
      cursor = page.cursor;
    }
  }

  /** The server's figures, as a device puts them together. */
  async figures(): Promise<Figures> {
    return figuresIn((await this.pullAll()).parts);
  }
}

/** What all pages of a pull bring. */
export interface Pulled {
  readonly changes: readonly ListedChange[];
  readonly parts: readonly Part[];
  readonly last: ListedPage;
  readonly pages: number;
}

/** Where a part belongs, as text. */
export const placeOf = ({ fold, bucket }: Pick<Part, 'fold' | 'bucket'>): string => `${fold}/${bucket}`;

/** Parts in the order of their places. */
export const inOrder = (parts: Iterable<Part>): readonly Part[] => [...parts].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));

/** The figures that parts from the wire come to. */
export const figuresIn = (parts: readonly Part[]): Figures => figuresOf(partsIn(parts));
