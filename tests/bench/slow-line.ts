import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { answer, startGame } from '../browser/steps/speed-math.ts';
import { firstPaint, slowDown, withBrowser, withServer } from './browser.ts';
import type { Bench, Row } from './report.ts';
import { median, ms, times } from './statistics.ts';

/** A line of an old mobile network. */
const BYTES_PER_S = 50_000 / 8;
const ROUND_TRIP_MS = 400;
const CPU_RATE = 4;
const ROUNDS = 3;
/** How often the line passes on what has arrived, in ms. */
const TICK_MS = 20;
/** Connection, document, its scripts, the chunks that these name, the engine. */
const ROUND_TRIPS = 5;

interface SlowLine {
  readonly origin: string;
  /** Where it leads. */
  target: string;
  /** The bytes that have come down so far. */
  bytes(): number;
  /** The paths that were asked for so far. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** A proxy that all connections of a browser share: what comes down waits for its turn, and each way takes half a round trip. */
async function slowLine(): Promise<SlowLine> {
  let waiting: { readonly to: Socket; readonly chunk: Buffer; readonly atMs: number }[] = [];
  const sockets = new Set<Socket>();
  let bytes = 0;
  let allowed = 0;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    allowed = Math.min(allowed + ((now - lastMs) / 1000) * BYTES_PER_S, BYTES_PER_S / 4);
    lastMs = now;
    while (waiting[0] && waiting[0].atMs <= now && allowed >= 1) {
      const { to, chunk, atMs } = waiting.shift()!;
      const part = chunk.subarray(0, Math.floor(allowed));
      if (part.length < chunk.length) waiting.unshift({ to, chunk: chunk.subarray(part.length), atMs });
      allowed -= part.length;
      bytes += part.length;
      to.write(part);
    }
  }, TICK_MS);
  const line: SlowLine = {
    origin: '',
    target: '',
    asked: [],
    bytes: () => bytes,
    async close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => proxy.close(done));
    },
  };
  const proxy = createServer((client) => {
    const { hostname, port } = new URL(line.target);
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (chunk) => {
      const path = /^[A-Z]+ (\S+) HTTP/.exec(chunk.toString('latin1'))?.[1];
      if (path !== undefined) line.asked.push(path);
      void after(ROUND_TRIP_MS / 2).then(() => server.write(chunk));
    });
    server.on('data', (chunk) => void waiting.push({ to: client, chunk, atMs: performance.now() + ROUND_TRIP_MS / 2 }));
    client.on('close', () => {
      server.destroy();
      // Nobody waits for it any more.
      waiting = waiting.filter(({ to }) => to !== client);
    });
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return Object.assign(line, { origin: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}` });
}

interface Visited {
  readonly textMs: number;
  readonly keyMs: number;
  readonly bytes: number;
  /** Whether anything of the install was asked for before the key was answered. */
  readonly installed: boolean;
}

/** A first visit to a set-up, whose Start is pressed as soon as it works. */
const visit = (line: SlowLine): Promise<Visited> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    await slowDown(page, CPU_RATE);
    const before = line.bytes();
    line.asked.length = 0;
    const began = performance.now();
    await page.goto(`${line.origin}/games/speed-math`, { waitUntil: 'commit' });
    const textMs = await firstPaint(page);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await startGame(page, { questions: 5 });
    await answer(page, 1);
    const keyMs = performance.now() - began;
    return { textMs, keyMs, bytes: line.bytes() - before, installed: line.asked.includes('/sw.js') };
  });

export const onSlowLine: Bench = {
  id: 'V15',
  what: 'first visit to a set-up on a line of 50 kbit/s with 400 ms, CPU 4× slower',
  async run() {
    const line = await slowLine();
    return withServer(
      async (server) => {
        line.target = server.origin;
        const visits: Visited[] = [];
        for (let round = 0; round < ROUNDS; round++) visits.push(await visit(line));
        await line.close();
        const of = (key: 'textMs' | 'keyMs' | 'bytes') => median(visits.map((each) => each[key]));
        const floorMs = (of('bytes') / BYTES_PER_S) * 1000 + ROUND_TRIPS * ROUND_TRIP_MS;
        const ratio = of('keyMs') / floorMs;
        const installed = visits.filter((each) => each.installed).length;
        const rows: Row[] = [
          { id: 'V15', what: 'the text is there', measured: ms(of('textMs')), goal: '≤ 3 s', met: of('textMs') <= 3_000 },
          {
            id: 'V15',
            what: 'a key answered ÷ bytes and five round trips',
            measured: `${times(ratio)} (${ms(of('keyMs'))}, ${Math.round(of('bytes') / 1000)} kB)`,
            goal: '≤ 1.15 ×',
            met: ratio <= 1.15,
          },
          {
            id: 'V15',
            what: 'visits with a byte of the install before that',
            measured: String(installed),
            goal: '0',
            met: installed === 0,
          },
        ];
        return rows;
      },
      { SITE_URL: line.origin },
    );
  },
};
