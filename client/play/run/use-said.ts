import { useLayoutEffect, useRef } from 'react';
import { say, type Saying } from './sayings.ts';
import { unsaid } from './unsaid.ts';

/** Says a text once, whenever it changes, in the frame that shows it. */
export function useSaid(text: string, kind: Saying = 'news'): void {
  useLayoutEffect(() => say(text, kind), [text, kind]);
}

/** Says a text that grows, such as a result whose comparison is still read: only its sentences that were not said yet. */
export function useSaidOnce(text: string): void {
  const said = useRef(new Set<string>());
  useLayoutEffect(() => {
    const sentences = unsaid(text, said.current);
    say(sentences.join(' '));
    for (const sentence of sentences) said.current.add(sentence);
  }, [text]);
}
