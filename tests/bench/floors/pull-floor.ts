import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQLITE_FILE } from '../../../server/database/open.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';
import { PULL_MAX_LIMIT, PUSH_MAX_ITEMS } from '../../../shared/contract/limits.ts';
import { newAccount, originOf } from '../accounts.ts';
import { bareSqlite } from '../bare-app.ts';
import { withServer } from '../browser.ts';
import { withBareServer } from '../other-servers.ts';
import { practise } from '../practise.ts';
import { GAMES, loadOf, walk } from '../pull.ts';
import type { Bench } from '../report.ts';
import { Sender } from '../sender.ts';
import { ms, times } from '../statistics.ts';
import { byTurns } from './by-turns.ts';
import { floorRow } from './floor-rows.ts';
import { withFloorServers, type PullStep } from './floor-servers.ts';

const ID = 'V7-floor';
const ROUNDS = 9;

export const pullFloor: Bench = {
  id: ID,
  what: 'where the time of a pull goes: from a bare route step by step to the product, each a process on SQLite',
  onlyNamed: true,
  run: () =>
    withServer(async (server) => {
      const { id: player, access } = await newAccount(server, 'player');
      await server.stop();
      const file = `${server.dataDir}/${SQLITE_FILE}`;
      await practise(openSqliteFile(file), [player], GAMES);
      await server.start();
      const { pages, changes } = await walk(originOf(server), access);
      const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
      const bareFile = join(folder, 'bare.db');
      const bare = bareSqlite(bareFile);
      bare.keep(changes);
      await bare.close();
      const rows: PullStep = { file, player };
      const signed: PullStep = {
        ...rows,
        signed: { keyFile: `${server.dataDir}/keys/auth-signing.json`, issuer: `${server.origin}/auth/v1` },
      };
      const sender = new Sender();
      try {
        return await withBareServer(bareFile, (barePort) =>
          withFloorServers([{ pull: rows }, { pull: signed }], async ([rowsPort = 0, signedPort = 0]) => {
            const asked = (each: number) => pages.map((_, page) => JSON.stringify({ after: page * each, limit: PULL_MAX_LIMIT }));
            const changesAPage = PULL_MAX_LIMIT / PUSH_MAX_ITEMS;
            const ownPort = Number(new URL(server.origin).port);
            const ways = [
              {
                what: 'a bare route that brings the same texts from one table',
                load: loadOf(barePort, '/pull', '', asked(PULL_MAX_LIMIT)),
              },
              { what: '… that makes them from the product’s packed rows', load: loadOf(rowsPort, '/pull', access, asked(changesAPage)) },
              { what: '… and checks the token, its session and account', load: loadOf(signedPort, '/pull', access, asked(changesAPage)) },
              {
                what: 'the product',
                load: loadOf(
                  ownPort,
                  '/api/sync/pull',
                  access,
                  pages.map(({ body }) => body),
                ),
              },
            ].map(({ what, load }) => ({ what, take: async () => (await sender.send(load)).ms }));
            const taken = await byTurns(ROUNDS, ways, () => Promise.resolve());
            return taken.map(({ what, ms: all, ratio }) => floorRow(ID, `${pages.length} pages: ${what}`, `${times(ratio)} (${ms(all)})`));
          }),
        );
      } finally {
        await sender.close();
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
