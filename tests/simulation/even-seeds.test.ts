import { describe } from 'vitest';
import { promisesHold } from './promises.ts';
import { isWholeRun, SHARES } from './seeds.ts';

describe.runIf(isWholeRun)('the other half of the seeds', () => promisesHold(SHARES.even));
