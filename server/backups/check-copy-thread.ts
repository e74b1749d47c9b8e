/** The thread in which a backup is checked: an entry of its own in the build. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkSqliteFile } from '../database/sqlite.ts';

checkSqliteFile(workerData as string);
parentPort?.postMessage(undefined);
