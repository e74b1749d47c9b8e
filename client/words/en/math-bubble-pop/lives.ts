import { amount } from '../../../text/number.ts';

export const livesLeft = (lives: number): string => `${amount(lives, { one: 'life', other: 'lives' })} left`;
