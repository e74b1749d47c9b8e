import type { SecondFactor } from '../../auth/second-step.ts';

/** A second factor as the list of them names it. */
export function factorTitle({ type, name, numberEnd }: SecondFactor): string {
  if (type === 'phone') return `Phone ending in ${numberEnd ?? '…'}`;
  return name ?? 'Authenticator app';
}
