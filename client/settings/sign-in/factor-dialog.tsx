import type { ReactNode } from 'react';
import type { SecondFactor } from '../../auth/second-step.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import * as recovery from '../../words/en/settings/recovery-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SignInProps } from './sign-in-state.ts';

/** What every dialog about second factors is given. */
export interface FactorDialogProps extends Omit<SignInProps, 'state'> {
  /** Whose account it is. */
  readonly email: string;
  /** Those that the account has. */
  readonly factors: readonly SecondFactor[];
  readonly onClose: () => void;
}

interface AddFactorProps extends Pick<FactorDialogProps, 'email' | 'onClose'> {
  readonly title: string;
  /** The recovery codes of the account, once its first factor is added. */
  readonly codes: readonly string[] | undefined;
  /** What is asked until then. */
  readonly children: ReactNode;
}

/** The dialog that adds a factor. */
export const AddFactorDialog = ({ title, codes, email, onClose, children }: AddFactorProps) => (
  <Dialog open onClose={onClose} title={codes ? recovery.title : title}>
    {codes ? <RecoveryCodes codes={codes} email={email} onDone={onClose} /> : children}
  </Dialog>
);
