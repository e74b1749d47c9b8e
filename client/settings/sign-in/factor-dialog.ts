import type { SecondFactor } from '../../auth/second-step.ts';
import type { SignInProps } from './sign-in-state.ts';

/** What every dialog about second factors is given. */
export interface FactorDialogProps extends Omit<SignInProps, 'state'> {
  /** Whose account it is. */
  readonly email: string;
  /** Those that the account has. */
  readonly factors: readonly SecondFactor[];
  readonly onClose: () => void;
}
