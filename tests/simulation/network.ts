import type { HostRequest, HostResponse } from '../../client/storage/host.ts';
import { short } from './history.ts';
import type { Answered, SimServer } from './sim-server.ts';
import type { World } from './world.ts';

/** What the network does to a device at present. */
export type Weather = 'fair' | 'rough' | 'portal' | 'down';

/** What becomes of one request. */
type Fate = 'whole' | 'request_lost' | 'answer_lost' | 'twice' | 'late' | 'cut' | 'portal' | 'refused' | 'replaced' | 'server_dies';

const FATES: { readonly [weather in Weather]: { readonly [fate in Fate]?: number } } = {
  fair: { whole: 1 },
  rough: { whole: 12, request_lost: 2, answer_lost: 4, twice: 3, late: 2, cut: 1, portal: 1, refused: 3, replaced: 2, server_dies: 1 },
  portal: { portal: 1 },
  down: { cut: 1 },
};

/** Said of a batch; a lone item is never too large, and would be parked for such a word. */
const TOO_LARGE = json(413, 'Too large');

const FAULTS: readonly Answered[] = [
  json(401, 'Authentication required'),
  json(429, 'Slow down', '5'),
  json(500, 'Something broke'),
  json(503, 'Starting', '3'),
  { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' },
];

const PORTAL: Answered = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome to the hotel</h1>' };

function json(status: number, error: string, retryAfter?: string): Answered {
  return {
    status,
    headers: { 'content-type': 'application/json', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
    body: JSON.stringify({ error }),
  };
}

/** One request as it left a device, for the invariants. */
export interface SentItem {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
}

interface SaidByServer {
  readonly results?: readonly { readonly id: string; readonly status: string }[];
  readonly changes?: readonly { readonly id: string }[];
  readonly parts?: readonly object[];
  readonly reset?: { readonly generation: number };
  readonly more?: boolean;
  readonly code?: string;
}

/** A runtime that trouble can hit. */
export interface Struck {
  killAfter(ticks: number): void;
  readonly device: { fill(freeBytes: number, forMs: number): void };
}

/** Carries requests between devices and the server, and loses, doubles, delays and falsifies them as the weather has it. */
export class Network {
  /** Every item that left a device, in order. */
  readonly sent: SentItem[] = [];
  /** How many of the next pushes never arrive. */
  pushesToLose = 0;
  /** Each hits one that has just been brought the games of another device, and has not stored them yet: where it hurts most. */
  readonly troubles: ((struck: Struck) => void)[] = [];
  private readonly world: World;
  private readonly server: SimServer;

  constructor(world: World, server: SimServer) {
    this.world = world;
    this.server = server;
  }

  async request(who: string, weather: Weather, path: string, init: HostRequest): Promise<HostResponse> {
    const items = this.note(path, init);
    const fate = this.isToLose(path) ? 'request_lost' : this.world.chance.weighted(FATES[weather] as { [fate in Fate]: number });
    this.world.happened(fate);
    const what = `${path.split('/').at(-1) ?? ''} ${items.map(short).join(' ')}`.trim();
    this.world.note(who, `${what} … ${fate}`);
    const faults = items.length === 1 ? FAULTS : [...FAULTS, TOO_LARGE];
    const answer = await this.carry(fate, faults, path, init);
    this.world.note(who, `${what} → ${answer === undefined ? 'no answer' : `${answer.status} ${saidIn(answer)}`}`.trim());
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return response(answer);
  }

  private isToLose(path: string): boolean {
    if (!path.endsWith('/push') || this.pushesToLose === 0) return false;
    this.pushesToLose -= 1;
    return true;
  }

  /** The ids of what is pushed. */
  private note(path: string, { body }: HostRequest): readonly string[] {
    if (!path.endsWith('/push')) return [];
    const { items } = JSON.parse(String(body ?? '{}')) as { items: SentItem[] };
    for (const { id, kind, owner } of items) this.sent.push({ id, kind, owner });
    return items.map(({ id }) => id);
  }

  /** The answer as it arrives, or undefined if none does. */
  private async carry(fate: Fate, faults: readonly Answered[], path: string, init: HostRequest): Promise<Answered | undefined> {
    const { world } = this;
    await world.pause(fate === 'late' ? world.chance.between(20_000, init.timeoutMs) : this.tripMs());
    if (fate === 'cut') return undefined;
    if (fate === 'portal') return PORTAL;
    if (fate === 'refused') return world.chance.pick(faults);
    if (fate === 'request_lost') return this.timeout(init);
    if (fate === 'twice') this.again(path, init);
    const answer = await this.server.handle(path, init);
    if (fate === 'server_dies') await world.track(this.server.restart());
    if (fate === 'answer_lost' || fate === 'server_dies') return this.timeout(init);
    await world.pause(this.tripMs());
    return fate === 'replaced' ? world.chance.pick(faults) : answer;
  }

  private tripMs(): number {
    return this.world.chance.between(5, 200);
  }

  private async timeout({ timeoutMs }: HostRequest): Promise<undefined> {
    await this.world.pause(timeoutMs - 1000);
    return undefined;
  }

  /** A duplicate reaches the server at the same time, or up to two minutes later, when much may have changed. */
  private again(path: string, init: HostRequest): void {
    const deliver = (): void => void this.server.handle(path, init);
    if (this.world.chance.happens(50)) deliver();
    else this.world.after(this.world.chance.between(1, 120_000), deliver);
  }
}

/** What an answer says of the items, or brings; for the history. */
function saidIn({ headers, body }: Answered): string {
  if (!headers['content-type']?.startsWith('application/json')) return '(no JSON)';
  const { results, changes, parts, reset, more, code } = JSON.parse(body) as SaidByServer;
  const said = [
    ...(code === undefined ? [] : [code]),
    ...(results ?? []).map(({ id, status }) => `${short(id)} ${status}`),
    ...(changes ? [`${changes.length} changes${more ? ' and more' : ''}: ${changes.map(({ id }) => short(id)).join(' ')}`] : []),
    ...(parts && parts.length > 0 ? [`${parts.length} parts`] : []),
    ...(reset && reset.generation > 0 ? [`reset ${reset.generation}`] : []),
  ];
  return said.join(', ');
}

const response = ({ status, headers, body }: Answered): HostResponse => ({
  status,
  contentType: headers['content-type'] ?? '',
  header: (name) => headers[name],
  text: () => Promise.resolve(body),
  bytes: () => Promise.resolve(Buffer.from(body)),
});
