import { useState } from 'react';
import type { Chunk } from '../../window/chunk.tsx';

/** A question that a play screen asks in a dialog. */
export interface Question {
  readonly isOpen: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** Asks as soon as the code of the dialog is there. Until then the game goes on, and its keys stay its own. */
export function useQuestion({ whenThere }: Pick<Chunk<never>, 'whenThere'>): Question {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, ask: () => whenThere(() => setOpen(true)), close: () => setOpen(false) };
}
