import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AccountDirectory } from './accounts/principal.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { UnusableDatabase } from './database/store.ts';
import { keySecret } from './keys.ts';
import { site } from './site/site.ts';
import { fail } from '../shared/result.ts';

/** Until accounts are wired in, nobody is signed in. */
const nobody: AccountDirectory = {
  authenticate: () => Promise.resolve(fail({ status: 401, code: 'no_authorization' })),
  profile: () => Promise.resolve(undefined),
  ticketsDeadBefore: () => Promise.resolve(undefined),
};

/** The build puts the window beside the server. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(config: Config): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  const random = (bytes: number): Uint8Array => randomBytes(bytes);
  const database = await openDatabase(config, random);
  const clock = () => Date.now();
  const app = await buildApp({
    config,
    database,
    accounts: nobody,
    clock,
    random,
    ticketKey: keySecret(config.dataDir, 'upload-ticket'),
    plugins: [site({ clientDir, siteUrl: config.siteUrl, archiveDir: `${config.dataDir}/assets`, clock })],
  });
  const stop = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  await app.listen({ host: config.host, port: config.port });
  say(`Tenfold is served on ${config.siteUrl}`);
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function refuse(line: string): void {
  process.stderr.write(`Tenfold cannot start: ${line}\n`);
  process.exitCode = 1;
}

const config = readConfig(process.env);
if (!config.ok) refuse(config.error);
else {
  try {
    await start(config.value);
  } catch (error) {
    refuse(error instanceof UnusableDatabase ? error.message : String(error));
  }
}
