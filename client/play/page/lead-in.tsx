import { useEffect, useEffectEvent } from 'react';
import { useGame } from '../current-game.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { AFTER_PRESS_MS } from '../input/moments.ts';
import { Stage } from '../stage/stage.tsx';
import { useGameKeys } from '../input/use-game-keys.ts';

interface LeadInProps {
  /** Called once, when the game begins. */
  readonly onDone: () => void;
  /** Called by Escape: back to the screen before. */
  readonly onBack: () => void;
}

/**
 * The empty stage between a start and the first question. A quick second tap hits nothing here, so it starts nothing and types no digit
 * (decision G19). Time starts only when the question is shown, together with the pad that answers it.
 */
export function LeadIn({ onDone, onBack }: LeadInProps) {
  const { name } = useGame();
  const done = useEffectEvent(onDone);
  useEffect(() => browserPorts.after(AFTER_PRESS_MS, () => done()), []);
  useGameKeys((key) => {
    if (key === 'escape') onBack();
  });
  return (
    <Stage label={name} focused>
      {null}
    </Stage>
  );
}
