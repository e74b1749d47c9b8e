import { useState } from 'react';
import type { AdminStats } from '../../../shared/contract/admin.ts';
import { useRead } from '../../device/use-read.ts';
import { logWarning } from '../../window/log.ts';
import { useAdmin } from '../gate/admin-context.ts';
import { readStats } from './stats.ts';

export interface ShownStats {
  /** The last ones that were read; undefined until then. */
  readonly stats: AdminStats | undefined;
  readonly busy: boolean;
}

/** The figures of panel and home, read anew with each `reads`. A failure is only logged, and what was shown stays (spec 2 §8). */
export function useStats(reads: number): ShownStats {
  const admin = useAdmin();
  const [shown, setShown] = useState<{ readonly stats: AdminStats | undefined; readonly reads: number }>();
  const read = useRead(
    async () => {
      const answer = await readStats(admin);
      // If the role has gone, the gate says so.
      if (!answer.ok && answer.error.code !== 'not_admin')
        logWarning('The figures of the admin panel could not be read.', answer.error.sentence);
      return { answer, reads };
    },
    admin.row.localId,
    reads,
  );
  if (read && read.reads !== shown?.reads) setShown({ stats: read.answer.ok ? read.answer.value : shown?.stats, reads: read.reads });
  return { stats: shown?.stats, busy: shown?.reads !== reads };
}
