import { useEffect } from 'react';
import { useStored } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import { ownBests, type OwnBests } from './own-bests.ts';

interface OwnBestsReaderProps {
  readonly localId: string;
  /** Undefined until they are read, and once this player no longer plays. */
  readonly onRead: (read: OwnBests | undefined) => void;
}

const offsetMin = (atMs: number): number => -new Date(atMs).getTimezoneOffset();

/** Follows the bests of a player of this device for the catalogue, which is there before. It shows nothing itself. */
export default function OwnBestsReader({ localId, onRead }: OwnBestsReaderProps) {
  const stored = useStored((storage) => storage.player(localId).someProgress(0, ['bests']), localId);
  const today = useToday(stored?.clock);
  useEffect(() => {
    onRead(stored && ownBests(stored.figures.bests, today, offsetMin));
    return () => onRead(undefined);
  }, [stored, today, onRead]);
  return null;
}
