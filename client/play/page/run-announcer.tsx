import { useEffect, useRef } from 'react';
import { SaidLog } from '../../ui/feedback/visually-hidden.tsx';
import { speakBy, type Saying } from '../run/sayings.ts';

/** So many lines stay: a screen reader may be behind. */
const KEPT = 3;

/** Before every other line, for a screen reader takes one like the line before for the same change told twice: a space that is not left out. */
const OTHER = '\u00a0';
/** Between the texts of a line. */
const PAUSE = '. ';

/**
 * Adds texts to a log. Those of one frame, such as a digit and the verdict, are one line, for a screen reader is told of lines that come
 * together in any order. The log itself holds lines alone: of a text among them it would read all around it again, once a line goes.
 */
function sayIn(log: HTMLElement): (text: string, kind: Saying) => void {
  let line: HTMLElement | undefined;
  let before = '';
  return (text, kind) => {
    const said = document.createElement('span');
    said.dataset['kind'] = kind;
    said.textContent = text;
    if (line) return line.append(PAUSE, said);
    line = document.createElement('p');
    before = before ? '' : OTHER;
    line.append(before, said);
    log.append(line);
    if (log.children.length > KEPT) log.children[0]?.remove();
    requestAnimationFrame(() => (line = undefined));
  };
}

/**
 * Tells a screen reader what the game says. It is there from the set-up to the result, before anything is said: a region that appears
 * together with its text is often not read. A dialog that says something has one of its own: around it nothing is read. A key renders nothing
 * for it.
 */
export function RunAnnouncer() {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => (log.current ? speakBy(sayIn(log.current)) : undefined), []);
  return <SaidLog ref={log} />;
}
