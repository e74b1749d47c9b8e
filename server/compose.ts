import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { AccountDirectory } from './accounts/principal.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import type { App, AppPlugin } from './http/app.ts';
import { keySecret } from './keys.ts';
import { fail } from '../shared/result.ts';

/** Until accounts are wired in, nobody is signed in. */
const nobody: AccountDirectory = {
  authenticate: () => Promise.resolve(fail({ status: 401, code: 'no_authorization' })),
  profile: () => Promise.resolve(undefined),
  ticketsDeadBefore: () => Promise.resolve(undefined),
};

export interface RunningServer {
  readonly app: App;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
}

/** The server with the real world put in: clock, randomness, database, keys. It is ready, but does not listen. */
export async function compose(config: Config, pluginsWith: (clock: () => number) => readonly AppPlugin[] = () => []): Promise<RunningServer> {
  mkdirSync(config.dataDir, { recursive: true });
  const random = (bytes: number): Uint8Array => randomBytes(bytes);
  const clock = (): number => Date.now();
  const database = await openDatabase(config, random);
  const ticketKey = keySecret(config.dataDir, 'upload-ticket');
  const app = await buildApp({ config, database, accounts: nobody, clock, random, ticketKey, plugins: pluginsWith(clock) });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { app, clock, close };
}
