import { device } from '../../device/device.ts';
import { storageSentence } from '../../device/storage-sentence.ts';
import { problemOf } from '../../storage/storage-failure.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import { Classes } from '../storage/classes.ts';
import type { ClassData, ClassStore } from '../storage/class-store.ts';

let opened: Classes | undefined;

function open(): Classes {
  const { env, host, storage } = device();
  const classes = new Classes({ ...env, host }, storage.device);
  addEventListener('pagehide', () => classes.close());
  return classes;
}

/** The classes of this device, for the window. */
export const classes = (): Classes => (opened ??= open());

/** Does something that storage may refuse; then the screen says so, and undefined comes back. */
export async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    showToast(storageSentence(problem), 'wrong');
    return undefined;
  }
}

/** Writes to a class. */
export type Change = <T>(work: (store: ClassStore) => Promise<T>) => Promise<T | undefined>;

export const changeOf =
  (id: string): Change =>
  (work) =>
    tried(() => classes().write(id, work));

/** What all screens of a class get. */
export interface ClassProps {
  readonly id: string;
  readonly data: ClassData;
  readonly change: Change;
}
