/** One step of a floor as a process of its own, as the product's is. Its one word says which. It sends its port. */
import { bareApp, portOf } from '../bare-app.ts';
import type { FloorWord } from './floor-servers.ts';
import { leastStore } from './least-stores.ts';
import { pullApp } from './pull-app.ts';

const { push, pull } = JSON.parse(process.argv[2] ?? '{}') as FloorWord;
if (pull) serve(await pullApp(pull));
if (push) serve(await bareApp(await leastStore(push.where, push.step, () => Date.now(), push.isNamed)));

function serve(app: Awaited<ReturnType<typeof bareApp>>): void {
  process.send?.(portOf(app));
  process.once('disconnect', () => void app.close());
}
