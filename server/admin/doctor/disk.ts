import { statfsSync } from 'node:fs';
import { codeOf, fine, note, wrong, type Finding } from './finding.ts';

const MB = 1_000_000;
/** Less than this is gone in a day of logs and mails. */
const LEAST_BYTES = 200 * MB;
const LITTLE_BYTES = 1_000 * MB;

/** The bytes left for this user on the disk of a folder, or the code of the error. */
export function lookAtDisk(folder: string): number | string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    return codeOf(error);
  }
}

/** @param databaseBytes the size of the database's file: a backup needs as much */
export function judgeDisk(dataDir: string, left: number | string, databaseBytes: number): Finding {
  if (typeof left === 'string') return wrong(`The disk of ${dataDir} cannot be looked at (${left}). Look whether it is there.`);
  const says = `${sizeText(left)} are left on the disk of ${dataDir}`;
  if (left < Math.max(LEAST_BYTES, 2 * databaseBytes))
    return wrong(`${says}, too little for games and the next backup. Make room, or set DATA_DIR to a folder on another disk.`);
  if (left < LITTLE_BYTES) return note(`${says}. Make room before it is full.`);
  return fine(`${says}.`);
}

const sizeText = (bytes: number): string =>
  bytes < 1_000 * MB ? `${Math.floor(bytes / MB)} MB` : `${(bytes / (1_000 * MB)).toFixed(1)} GB`;
