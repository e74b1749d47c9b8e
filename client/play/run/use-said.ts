import { useLayoutEffect } from 'react';
import { say, type Saying } from './sayings.ts';

/** Says a text once, whenever it changes, in the frame that shows it. */
export function useSaid(text: string, kind: Saying = 'news'): void {
  useLayoutEffect(() => say(text, kind), [text, kind]);
}
