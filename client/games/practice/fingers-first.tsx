import { useEffect } from 'react';
import FingerExercise from '../../play/hand/finger-exercise.tsx';
import { noteOffer } from '../../play/hand/hand-offer.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import * as words from '../../words/en/play/hand.ts';

export interface FingersFirstProps {
  readonly localId: string;
  /** Called when practice can begin: the fingers are measured, or that was skipped. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** "How fast are your fingers?", once before the first practice (learning, section 1.2). */
export function FingersFirst({ localId, onEnd, onClose }: FingersFirstProps) {
  useEffect(() => void noteOffer(localId), [localId]);
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <FingerExercise onEnd={onEnd} />
    </Dialog>
  );
}
