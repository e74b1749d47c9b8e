import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrol, loadOf } from '../bell.ts';
import { onEachDatabase, type BenchDatabase } from '../databases.ts';
import type { TestServer } from '../../browser/harness/server.ts';
import type { Bench, Row } from '../report.ts';
import { withSender, type Sender } from '../sender.ts';
import { ms, times } from '../statistics.ts';
import { byTurns } from './by-turns.ts';
import { floorRow } from './floor-rows.ts';
import { withFloorServers } from './floor-servers.ts';
import type { Step } from './least-stores.ts';

const ID = 'V14-floor';
const ROUNDS = 3;

interface FloorWay {
  readonly what: string;
  readonly step: Step;
  readonly isNamed?: boolean;
}

const WAYS: readonly FloorWay[] = [
  { what: 'a bare route that stores four columns of each item', step: 'bare' },
  { what: '… and looks at shape, owner and hash of each, and replays each log', step: 'replayed' },
  { what: '… and asks for the account, and stores receipts, in the product’s table', step: 'items' },
  { what: '… and reads, counts and writes the figures of progress', step: 'parts' },
];
const NAMED: FloorWay = { what: 'the same with statements that PostgreSQL keeps by their names', step: 'parts', isNamed: true };

async function rowsOn(server: TestServer, database: BenchDatabase, sender: Sender): Promise<readonly Row[]> {
  const pupils = await enrol(server, database);
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
  const ways = database.name === 'PostgreSQL' ? [...WAYS, NAMED] : WAYS;
  const words = ways.map(({ step, isNamed = false }) => ({ push: { where: database.url ?? join(folder, `${step}.db`), step, isNamed } }));
  try {
    return await withFloorServers(words, async (ports) => {
      const sent = (port: number, path: string) => async (load: ReturnType<typeof loadOf>) =>
        (await sender.send({ ...load, port, path })).ms;
      const taken = await byTurns(
        ROUNDS,
        [
          ...ways.map(({ what }, i) => ({ what, take: sent(ports[i] ?? 0, '/push') })),
          { what: 'the product', take: sent(Number(new URL(server.origin).port), '/api/sync/push') },
        ],
        (round) => Promise.resolve(loadOf(pupils, round)),
      );
      return taken.map(({ what, ms: all, ratio }) => floorRow(ID, `${database.name}: ${what}`, `${times(ratio)} (${ms(all)})`));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const bellFloor: Bench = {
  id: ID,
  what: 'where the time of a school at the bell goes: from a bare route step by step to the product, each a process',
  onlyNamed: true,
  run: async () => (await withSender((sender) => onEachDatabase((server, database) => rowsOn(server, database, sender)))).flat(),
};
