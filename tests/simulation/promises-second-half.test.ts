import { describe } from 'vitest';
import { promisesHold } from './promises.ts';
import { HALVES, isWholeRun } from './seeds.ts';

describe.runIf(isWholeRun)('the second half of the seeds', () => promisesHold(HALVES.second, 80));
