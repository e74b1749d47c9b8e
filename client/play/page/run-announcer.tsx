import { useEffect, useRef } from 'react';
import { SaidLog } from '../../ui/feedback/visually-hidden.tsx';
import { speakBy } from '../run/sayings.ts';

/** So many texts stay: a screen reader may be behind. */
const KEPT = 6;

/**
 * Tells a screen reader what the game says. It is there from the set-up to the result, before anything is said: a region that appears
 * together with its text is often not read. A dialog that says something has one of its own: around it nothing is read. A key renders nothing
 * for it.
 */
export function RunAnnouncer() {
  const log = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      speakBy((text, kind) => {
        const line = document.createElement(kind === 'echo' ? 'span' : 'p');
        line.textContent = text;
        const { current } = log;
        if (!current) return;
        current.append(line);
        if (current.children.length > KEPT) current.children[0]?.remove();
      }),
    [],
  );
  return <SaidLog ref={log} />;
}
