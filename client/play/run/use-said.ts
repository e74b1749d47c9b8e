import { useLayoutEffect, useRef } from 'react';
import { keepForAgain, say } from './sayings.ts';

/** Says a text once, whenever it changes, in the frame that shows it. */
export function useSaid(text: string): void {
  useLayoutEffect(() => say(text), [text]);
}

/** Keeps what is said to whoever asks once more. No key renders anything for it. */
export function useAgain(text: string): void {
  useLayoutEffect(() => keepForAgain(text), [text]);
}

/** Says a text that grows, such as a result whose comparison is still read: what is added is said alone. */
export function useSaidOnce(text: string): void {
  const said = useRef('');
  useLayoutEffect(() => {
    say(text.startsWith(said.current) ? text.slice(said.current.length).trim() : text);
    said.current = text;
  }, [text]);
}
