import { useSyncExternalStore } from 'react';
import type { Observable } from '../../../shared/observable.ts';

/** A run as it stands now; renders with each change. */
export const useRun = <Snapshot>(run: Observable<Snapshot>): Snapshot =>
  useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
