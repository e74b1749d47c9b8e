import { promisesHold } from './promises.ts';
import { HALVES } from './seeds.ts';

promisesHold(HALVES.first);
