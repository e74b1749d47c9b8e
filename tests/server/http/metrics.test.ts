import { expect, test } from 'vitest';
import { Metrics } from '../../../server/http/metrics.ts';

const SAMPLE = /^([a-z_]+)(?:\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? (\d+)$/;

test('every figure stands below its HELP and TYPE, which stand once, and its samples stand together', () => {
  const metrics = new Metrics();
  for (const status of ['200', '503']) {
    metrics.count('http_requests_total', `method="GET",route="/",status="${status}"`);
    metrics.count('http_request_milliseconds_total', `method="GET",route="/",status="${status}"`, 7);
  }
  metrics.count('push_faults_total', '');
  metrics.count('push_faults_total', '', 2);
  const lines = metrics.text().trimEnd().split('\n');
  const families: string[] = [];
  let open = '';
  for (const [index, line] of lines.entries()) {
    const head = /^# HELP ([a-z_]+) (\S.*)$/.exec(line);
    if (head) {
      open = head[1] ?? '';
      families.push(open);
      expect(lines[index + 1]).toMatch(new RegExp(`^# TYPE ${open} (?:counter|gauge)$`));
    } else if (!line.startsWith('# TYPE')) expect(SAMPLE.exec(line)?.[1], line).toBe(open);
  }
  expect(families).toEqual([
    'http_request_milliseconds_total',
    'http_requests_total',
    'push_faults_total',
    'process_resident_memory_bytes',
    'process_uptime_seconds',
  ]);
  expect(lines).toContain('# TYPE push_faults_total counter');
  expect(lines).toContain('push_faults_total 3');
  expect(lines).toContain('http_requests_total{method="GET",route="/",status="503"} 1');
});
