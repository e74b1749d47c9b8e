import { promisesHold } from './promises.ts';
import { SHARES } from './seeds.ts';

promisesHold(SHARES.odd);
