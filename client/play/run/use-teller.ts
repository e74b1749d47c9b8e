import { useCallback, useEffect, useRef } from 'react';
import { STANDS_MS } from '../../ui/feedback/visually-hidden.tsx';
import { browserPorts } from './browser-ports.ts';
import { say } from './sayings.ts';
import { unsaid } from './unsaid.ts';

/**
 * Says a text that grows, such as a result whose comparison is still read: only its sentences that were not said yet. The region that says
 * it may have come with it.
 */
export function useSaidOnce(text: string): void {
  const tell = useTeller();
  useEffect(() => browserPorts.after(STANDS_MS, () => tell(text)), [text, tell]);
}

/** What says a text that grows, whenever it is called. */
export function useTeller(): (text: string) => void {
  const said = useRef(new Set<string>());
  return useCallback((text) => {
    const sentences = unsaid(text, said.current);
    say(sentences.join(' '));
    for (const sentence of sentences) said.current.add(sentence);
  }, []);
}
