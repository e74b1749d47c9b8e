import type { DayNumber } from '../../shared/day.ts';
import { clockOf, dayToday, type KnownTime } from '../storage/known-time.ts';
import { useDay } from '../window/use-day.ts';
import { device } from './device.ts';
import { useStored } from './use-stored.ts';

/** The day that screens call today, also on a page that stays open over midnight. @param clock what the player's database knows of time. */
export const useToday = (clock: KnownTime = {}): DayNumber => useDay(() => dayToday(device().host, clock));

/** The same for screens that show nothing of the player's database besides. @param dayOf the day by this device's place, or by UTC. */
export function useTodayOf(localId: string, dayOf = dayToday): DayNumber {
  const clock = useStored((storage) => clockOf(storage.player(localId)), localId) ?? {};
  return useDay(() => dayOf(device().host, clock));
}
