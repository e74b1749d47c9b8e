import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from './app.ts';

/** Every counter, with what it counts. */
const COUNTERS = {
  deferred_items_settled_total: 'Items that waited for a newer server, and that this one has decided.',
  http_request_milliseconds_total: 'Time from a request to the end of its answer, in milliseconds.',
  http_requests_total: 'Answers, by method, route and status.',
  late_facts_total: 'Stored games of older builds whose answer statistics were added.',
  push_faults_total: 'Items that could not be checked because of a fault of this server.',
  push_items_total: 'Items of pushes, by what became of them.',
  realtime_connections_total: 'Realtime connections that were opened.',
  realtime_messages_dropped_total: 'Realtime messages that could not be read, by what was wrong with them.',
  sessions_unverified_total: 'Games taken that no person could have played.',
} as const;

type CounterName = keyof typeof COUNTERS;

const GAUGES = {
  process_resident_memory_bytes: { help: 'Memory of the server that lies in RAM.', value: () => process.memoryUsage.rss() },
  process_uptime_seconds: { help: 'Time since the server started.', value: () => Math.round(process.uptime()) },
} as const;

/**
 * Figures for an operator, in the text form of Prometheus (version 0.0.4). Labels are routes and statuses, never people.
 */
export class Metrics {
  readonly #counts = new Map<CounterName, Map<string, number>>();

  /** Adds to a counter; `labels` is its part in braces, e.g. `status="accepted"`. */
  count(name: CounterName, labels: string, by = 1): void {
    const ofName = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, ofName);
    ofName.set(labels, (ofName.get(labels) ?? 0) + by);
  }

  text(): string {
    const counters = [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, counts]) => [...headOf(name, COUNTERS[name], 'counter'), ...samplesOf(name, counts)]);
    const gauges = Object.entries(GAUGES).flatMap(([name, { help, value }]) => [...headOf(name, help, 'gauge'), `${name} ${value()}`]);
    return `${[...counters, ...gauges].join('\n')}\n`;
  }
}

const headOf = (name: string, help: string, type: 'counter' | 'gauge') => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

const samplesOf = (name: string, counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([labels, value]) => (labels === '' ? `${name} ${value}` : `${name}{${labels}} ${value}`));

/** Counts every answer, and serves the figures at /metrics to operators. */
export function serveMetrics(app: App, metrics: Metrics, onRequest: onRequestAsyncHookHandler): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`;
    metrics.count('http_requests_total', labels);
    metrics.count('http_request_milliseconds_total', labels, Math.round(reply.elapsedTime));
    done();
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true }, onRequest }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
}
