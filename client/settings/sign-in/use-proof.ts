import { useState } from 'react';
import type { AskForProof } from '../../auth/account-settings.ts';

/** A question that is open: `settle` closes it, and says whether the account was proven to be theirs. */
export interface ProofAsked {
  readonly settle: (isProven: boolean) => void;
}

/** The one way in which changes ask for a fresh proof: `ask` opens the question, and whoever else asks meanwhile waits for its answer. */
export function useProof(): { readonly asked: ProofAsked | undefined; readonly ask: AskForProof } {
  const [asked, setAsked] = useState<ProofAsked>();
  const [ask] = useState((): AskForProof => {
    let open: Promise<boolean> | undefined;
    return () =>
      (open ??= new Promise<boolean>((resolve) => {
        const settle = (isProven: boolean): void => {
          open = undefined;
          setAsked(undefined);
          resolve(isProven);
        };
        setAsked({ settle });
      }));
  });
  return { asked, ask };
}
