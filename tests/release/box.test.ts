import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrations } from '../../server/database/migrations/index.ts';
import { find } from '../../tools/setup/run.mjs';
import { startPostgres } from '../server/postgres-server.ts';
import { postgresBinaries } from '../engine-paths.ts';
import { endWith } from '../browser/harness/folder.ts';
import { ChromiumBrowser, ServerData, controlled, inEngine, withFolder } from '../browser/harness.ts';
import { accountOf, person, signIn } from '../browser/steps/accounts.ts';
import { GUEST, SERVER_GONE } from '../browser/steps/expected.ts';
import { load, open } from '../browser/steps/opening.ts';
import { dashboard } from '../browser/steps/players.ts';
import { playGame } from '../browser/steps/speed-math.ts';
import { Box, commandsUnder } from './box.ts';
import { heardElsewhere } from './heard-elsewhere.ts';

/** By chance one of two servers may take so many, once in a million times. */
const MOST_GAMES = 20;

/** What Chromium logs while the proxy is there and the server is not. */
const NO_SERVER = /the server responded with a status of 502|Unexpected response code: 502/;

/** An answer to a device that trusts the authority. @param host where it asks, if not by the name */
async function answerAt(box: Box, path: string, host?: string): Promise<IncomingMessage> {
  const [servername = '', port] = box.site.split(':');
  const ca = readFileSync(box.path('/opt/tenfold/tenfold-root.crt'));
  const asked = request({ host: host ?? servername, port, path, servername, ca, agent: false, headers: { host: box.site } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

/** A browser with a profile of its own, on a device that trusts what its home has. */
async function deviceOf(box: Box, name: string): Promise<ChromiumBrowser> {
  const browser = await ChromiumBrowser.open(box.path(name), { whole: true, home: box.path('/home') });
  for (const problem of [GUEST, SERVER_GONE, NO_SERVER]) browser.problems.expect(problem);
  return browser;
}

/** Has the devices of a box trust its authority, by the line for Chrome on Linux. */
async function trust(box: Box): Promise<void> {
  const [, command = ''] = /^\| Linux \| Chrome: `([^`]+)`/m.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  await box.run([`cp ${box.path('/opt/tenfold/tenfold-root.crt')} .`, command]);
}

/** Where this machine is reached from others. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  );

/** Puts a release beside the first one that brings the database one step further. */
function makeNextRelease(box: Box, name: string): void {
  const home = box.path('/home');
  const [archive = ''] = readdirSync(home).filter((file) => file.endsWith('.tar.gz'));
  execFileSync('tar', ['-xzf', archive], { cwd: home });
  renameSync(join(home, archive.replace('.tar.gz', '')), join(home, name));
  const chunks = join(home, name, 'dist/server/assets');
  const step = `{ version: ${migrations.length + 1}, name: 'next', up: ({ db }) => db.schema.createTable('next_things').addColumn('id', 'text').execute() }`;
  const changed = readdirSync(chunks).filter((file) => {
    const text = file.endsWith('.js') ? readFileSync(join(chunks, file), 'utf8') : '';
    const next = text.replace('\n];\n// server/database/open.ts\n', `\n, ${step}$&`);
    if (next !== text) writeFileSync(join(chunks, file), next);
    return next !== text;
  });
  if (changed.length !== 1) throw new Error(`The steps of the schema are in ${changed.length} files of the build.`);
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: home });
  rmSync(join(home, name), { recursive: true });
  const sum = createHash('sha256')
    .update(readFileSync(join(home, `${name}.tar.gz`)))
    .digest('hex');
  writeFileSync(join(home, `${name}.tar.gz.sha256`), `${sum}  ${name}.tar.gz\n`);
}

const missing = ['caddy', 'certutil'].filter((name) => find([name]) === undefined);
const why = missing.length === 0 ? '' : ` (not run: needs ${missing.join(', ')})`;

describe.skipIf(missing.length > 0)(`A box behind Caddy, by the commands of the documents${why}`, () => {
  inEngine('Chromium', 'With devices', () => {
    test('it serves those that trust it: installed, played without the server, synced, heard at once; and is upgraded and rolled back', async () => {
      await withFolder(async (folder) => {
        const box = await Box.with(folder);
        const site = `https://${box.site}`;
        const [setUp = []] = commandsUnder('README.md', 'On a box in a classroom');
        const said = await box.run(setUp);
        expect(said).toContain(`ok    SITE_URL is ${site}.\n`);
        expect(said).toContain(`ok    ${site} leads to a Tenfold server.\n`);
        expect(said).toMatch(/^note {2}The certificate is signed by "Tenfold at our school/m);
        expect(said).toContain('ok    Only a proxy on this machine reaches the server.\n');
        expect(said).toMatch(/^Nothing is wrong\.$/m);
        expect((await answerAt(box, '/')).headers['strict-transport-security']).toMatch(/^max-age=\d+/);
        // The server knows who asks the proxy: from another address than its own machine's, nobody reads its figures.
        for (const host of ownAddresses()) expect([host, (await answerAt(box, '/metrics', host)).statusCode]).toEqual([host, 404]);

        const stranger = await deviceOf(box, 'stranger');
        await expect(open(stranger, site)).rejects.toThrow(/ERR_CERT_AUTHORITY_INVALID/);
        await stranger.close();
        await trust(box);

        const who = await accountOf(box, person('Uma'));
        const [phone, laptop] = [await deviceOf(box, 'phone'), await deviceOf(box, 'laptop')];
        const page = await heardElsewhere(phone, laptop, site, who);
        await controlled(page);
        await load(page, `${site}/settings`);
        await page.getByText('Ready without a network').waitFor();

        await box.stop('tenfold');
        await load(page, `${site}/games/speed-math`);
        await playGame(page, { questions: 2 });
        await page.getByText('Saved on this device').first().waitFor();
        await box.start('tenfold');
        const games = () => new ServerData(box.dataDir).allGames();
        await expect.poll(games).toBe(2);

        makeNextRelease(box, 'tenfold-0.2.0');
        const [upgrade = [], back = []] = commandsUnder('docs/operating.md', 'Upgrade and roll back');
        await box.run(upgrade);
        expect(box.backups).toContainEqual(expect.stringMatching(/^before-update-/));
        await load(page, `${site}/games/speed-math`);
        await playGame(page, { questions: 2 });
        await page.getByText('Synced').first().waitFor();
        expect(games()).toBe(3);

        const withoutBackup = back.filter((line) => !line.includes(' restore '));
        await expect(box.run(withoutBackup)).rejects.toThrow(/schema version \d+, but this server knows only/);
        // Whose database is older than what a device has read is told so, once.
        for (const { problems } of [phone, laptop]) problems.expect(/api\/sync\/pull: Failed to load resource: .* status of 409/);
        await box.run(back);
        expect(box.backups).toContainEqual(expect.stringMatching(/^replaced-/));
        // What was played since comes back from the device.
        await load(page, site);
        await expect.poll(games).toBe(3);
        expect(await dashboard(page)).toMatchObject({ games: 3 });
        await Promise.all([phone.close(), laptop.close()]);
      });
    });

    test.skipIf(postgresBinaries() === undefined)(
      'it shares one PostgreSQL with another server: what one takes, the other tells',
      async () => {
        await withFolder(async (folder) => {
          const postgres = startPostgres({ fsync: false });
          if (!postgres) throw new Error('no PostgreSQL');
          endWith(folder, () => postgres.end());
          const box = await Box.with(folder);
          const [setUp = []] = commandsUnder('README.md', 'On a box in a classroom');
          const starts = setUp.findIndex((line) => line.includes('systemctl'));
          await box.run(setUp.slice(0, starts));
          box.set({ DATABASE_URL: postgres.url });
          await box.run(['cd /opt/tenfold', ...setUp.slice(starts)]);
          await box.startBeside('tenfold-2');
          await box.run(['sudo systemctl restart caddy']);
          await trust(box);

          const site = `https://${box.site}`;
          const who = await accountOf(box, person('Uma'));
          const [phone, laptop] = [await deviceOf(box, 'phone'), await deviceOf(box, 'laptop')];
          const home = await open(laptop, site);
          await signIn(home, who);
          const page = await open(phone, site);
          await signIn(page, who);
          const tookGames = () => ['tenfold', 'tenfold-2'].filter((service) => box.log(service).includes('"route":"/api/sync/push"'));
          // Caddy sends each request to either. The laptop hears from one of the two, without a reload, what both have taken.
          for (let game = 0; tookGames().length < 2 && game < MOST_GAMES; game++) {
            await load(page, `${site}/games/speed-math`);
            await playGame(page, { questions: 2 });
            await page.getByText('Synced').first().waitFor();
            await load(page, site);
            const { xp } = await dashboard(page);
            await expect.poll(async () => (await dashboard(home)).xp).toBe(xp);
          }
          expect(tookGames()).toEqual(['tenfold', 'tenfold-2']);
          await Promise.all([phone.close(), laptop.close()]);
        });
      },
    );
  });
});
