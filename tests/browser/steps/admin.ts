import { execFile } from 'node:child_process';
import { builtFolder } from '../harness/server.ts';

export interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs what `npm run admin -- <words>` runs, on a server's data folder. */
export const admin = (dataDir: string, ...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    const child = execFile(process.execPath, [`${builtFolder}/server/admin.js`, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, stdout, stderr }),
    );
  });
