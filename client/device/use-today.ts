import type { DayNumber } from '../../shared/day.ts';
import { dayToday, type KnownTime } from '../storage/known-time.ts';
import { useDay } from '../window/use-day.ts';
import { device } from './device.ts';

/** The day that screens call today, also on a page that stays open over midnight. @param clock what the player's database knows of time. */
export const useToday = (clock: KnownTime = {}): DayNumber => useDay(() => dayToday(device().host, clock));
