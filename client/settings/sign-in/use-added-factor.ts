import { useState } from 'react';
import { showToast } from '../../ui/overlay/toast.tsx';
import type { FactorDialogProps } from './factor-dialog.tsx';
import * as words from '../../words/en/settings/added-factor.ts';

/**
 * What follows the first code of a factor: with the first factor of an account the recovery codes, which are told this once; with a further
 * one the dialog closes.
 */
export function useAddedFactor({ settings, factors, onChanged, onClose }: FactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  // As it was when the dialog opened: the list is read anew meanwhile.
  const [isFirst] = useState(factors.length === 0);

  const close = (said: string, tone: 'right' | 'wrong' = 'right') => {
    onChanged();
    onClose();
    showToast(said, tone);
  };
  const added = async (): Promise<void> => {
    if (!isFirst) return close(words.added);
    const made = await settings.newRecoveryCodes();
    if (!made.ok) return close(words.codesMissing, 'wrong');
    setCodes(made.value);
    onChanged();
  };
  return { codes, added, isFirst };
}
