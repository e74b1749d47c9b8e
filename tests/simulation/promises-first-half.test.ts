import { promisesHold } from './promises.ts';
import { HALVES } from './seeds.ts';

// All that is expected happens in this half of an ordinary run.
promisesHold(HALVES.first, 40);
