/** The thread in which a challenge is checked that an admin saves: an entry of its own in the build. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { firstSavable } from './find-savable.ts';

parentPort?.postMessage(firstSavable(workerData as readonly ChallengeRevision[]));
