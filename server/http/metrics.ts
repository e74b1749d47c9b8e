import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from './app.ts';

/**
 * Counters for an operator, in the text form of Prometheus. Labels are routes and statuses, never people.
 */
export class Metrics {
  readonly #counts = new Map<string, number>();

  /** Adds to a counter; `labels` is its part in braces, e.g. `status="accepted"`. */
  count(name: string, labels: string, by = 1): void {
    const key = labels === '' ? name : `${name}{${labels}}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  text(): string {
    const lines = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `${key} ${value}`);
    const memory = `process_resident_memory_bytes ${process.memoryUsage.rss()}`;
    return `${[...lines, memory, `process_uptime_seconds ${Math.round(process.uptime())}`].join('\n')}\n`;
  }
}

/** Counts every answer, and serves the counts at /metrics to operators. */
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
