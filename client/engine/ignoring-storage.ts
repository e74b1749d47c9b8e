import { problemOf } from '../storage/storage-failure.ts';

/** The call's value, or undefined if storage refuses. For calls whose value the run does not need. */
export async function ignoringStorage<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (problemOf(error) === undefined) throw error;
    return undefined;
  }
}
