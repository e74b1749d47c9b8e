import type { Clock } from '../../../../shared/games/kit/clock.ts';
import { amount } from '../../../text/number.ts';

/** What is played, below the name of its game. */
export const problems = 'Problems';
export const clock = 'Clock';
export const time = 'Time';
export const clocks: { readonly [clock in Clock]: string } = {
  on: 'As the game has it',
  x2: 'Twice the time',
  x5: '5 times the time',
  x10: '10 times the time',
  off: 'No clock',
};
/** Where a player has chosen another clock than the round has. */
export const yours = (chosen: string) => `${chosen} (your choice)`;
export const noLimit = 'As long as you need';
export function lasting(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return amount(seconds, { one: 'second', other: 'seconds' });
  const whole = amount(minutes, { one: 'minute', other: 'minutes' });
  return seconds % 60 === 0 ? whole : `${whole} ${amount(seconds % 60, { one: 'second', other: 'seconds' })}`;
}

export const who = 'Who are you?';
export const seat = 'Seat number';
export const seatHint = 'Your teacher has a list. No number? Leave it empty.';
export const noSeat = 'A seat has a number from 1 to 63.';
export const nickname = 'Nickname';
export const nicknameHint = 'You need none. It stays on this device.';
export const start = 'Start';
export const otherCode = 'Other code';
