import type { Principal } from '../../http/principal.ts';
import type { FactorRow } from '../users/user-object.ts';

/** How long a factor may wait for its first code before it makes way for another one, and a challenge for its code (protocol, "Second factors"). */
export const WAITING_MS = 5 * 60_000;

export const hasVerified = (factors: readonly FactorRow[]): boolean => factors.some(({ status }) => status === 'verified');

/** Whether a session may not change the factors of its user: they have a second factor, and it has not been through the second step. */
export const lacksSecondStep = ({ aal }: Principal, factors: readonly FactorRow[]): boolean => aal === 'aal1' && hasVerified(factors);
