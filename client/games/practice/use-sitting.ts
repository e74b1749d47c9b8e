import { useSearch } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { useRead } from '../../device/use-read.ts';
import { ownerKey, useOwner } from '../../play/run/run-owner.ts';
import { logError } from '../../window/log.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import type { OfferedSitting } from './sitting-now.ts';

/** When what could not be read is read again, in ms. */
const LATER_MS = 15_000;

/** The sitting of whoever plays, and how it is read again. */
interface SittingRead {
  /** Undefined until it is known; null if it cannot be known, because its code cannot be had. */
  readonly offered: OfferedSitting | null | undefined;
  readonly again: () => void;
}

/**
 * What whoever plays can practise now. Its code comes after the first screen. It is read once for each player and link: a plan that another
 * tab has made stale is a fair run all the same. Where storage does not answer, there is a sitting without what is known.
 */
export function useSitting(): SittingRead {
  'use no memo';
  const player = useCurrentPlayer();
  const owner = useOwner();
  const facts = useSearch({ strict: false, select: ({ facts: linked }: { readonly facts?: unknown }) => String(linked) });
  const [attempts, again] = useReducer((count: number) => count + 1, 0);
  const key = owner ? ownerKey(owner) : 'nobody';
  const isAnswered = owner !== undefined || (player.kind === 'unknown' && player.problem !== undefined);
  const read = async () => {
    try {
      return isAnswered ? { of: key, offered: await (await untilLoaded(() => import('./sitting-now.ts'))).offerNow(owner) } : undefined;
    } catch (error) {
      logError(error);
      return { of: key, offered: null };
    }
  };
  const found = useRead(read, `${key} ${isAnswered} ${facts}`, attempts);
  const isUnread = found?.offered?.sitting.kind === 'unread';
  useEffect(() => {
    if (!isUnread) return undefined;
    const timer = setTimeout(again, LATER_MS);
    return () => clearTimeout(timer);
  }, [isUnread, attempts]);
  // Until the next player's is there, the one before must not be shown (P7).
  return { offered: found?.of === key ? found.offered : undefined, again };
}
