import { useEffect, useEffectEvent } from 'react';
import { useGame } from '../current-game.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { AFTER_PRESS_MS } from '../input/moments.ts';
import { Stage } from '../stage/stage.tsx';
import { useGameKeys } from '../input/use-game-keys.ts';

export interface LeadInProps {
  /** Called once: the game begins. */
  readonly onDone: () => void;
  /** Escape: back to where one came from. */
  readonly onBack: () => void;
}

/**
 * The empty stage between a start and its first question. The second tap of a quick pair finds nothing under it: it starts nothing more
 * and types no digit (decision G19); and no time runs before the question and what answers it come up together.
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
