import type { SecondFactor } from '../../auth/second-step.ts';
import { twoStep as words } from '../../words/en/settings/sign-in.ts';

/** A second factor as the list of them names it. */
export function factorTitle({ type, name, numberEnd }: SecondFactor): string {
  if (type === 'phone') return words.phone(numberEnd ?? '…');
  return name ?? words.app;
}
