import { wrap } from 'comlink';
import type { ChallengeDraft } from '../../../../shared/contract/admin.ts';
import type { FormRefusal } from '../../../../shared/games/challenge-kit/form-check.ts';
import { scriptUrl } from '../../../window/trusted-types.ts';
import { alikeRefusal } from './alike-refusal.ts';

/** The address of the worker, which the build makes a script of its own. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./check-worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

/** Checks a draft in a worker. Where there is none, it is checked here, after the screen has shown that it goes on. */
export async function checkApart(draft: ChallengeDraft, id?: string): Promise<FormRefusal | undefined> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'tenfold-check' });
    const failed = failureOf(worker);
    return await Promise.race([wrap<{ alikeRefusal: typeof alikeRefusal }>(worker).alikeRefusal(draft, id), failed]);
  } catch {
    await new Promise((shown) => setTimeout(shown));
    return alikeRefusal(draft, id);
  } finally {
    worker?.terminate();
  }
}

const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
