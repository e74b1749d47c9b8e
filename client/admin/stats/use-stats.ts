import { useEffect } from 'react';
import type { AdminStats } from '../../../shared/contract/admin.ts';
import { logWarning } from '../../window/log.ts';
import { useAdminRead, type AdminRead } from '../gate/use-admin-read.ts';
import { STATS_PATH, statsIn } from './stats.ts';

/** The figures of panel and home, read anew with each `reads`. A failure is only logged, and what was shown stays (spec 2 §8). */
export function useStats(reads: number): AdminRead<AdminStats> {
  const read = useAdminRead(STATS_PATH, statsIn, reads);
  const { failure } = read;
  useEffect(() => {
    // If the role has gone, the gate says so.
    if (failure && failure.code !== 'not_admin') logWarning('The figures of the admin panel could not be read.', failure.sentence);
  }, [failure]);
  return read;
}
