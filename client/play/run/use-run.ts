import { useSyncExternalStore } from 'react';
import type { Observable } from '../../../shared/observable.ts';

/** The current snapshot of a run, or the current value of a part of it. Renders with each change. */
export const useRun = <Snapshot>(run: Observable<Snapshot>): Snapshot =>
  useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
