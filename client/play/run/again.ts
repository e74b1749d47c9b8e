import { useLayoutEffect } from 'react';
import { say } from './sayings.ts';

let stands = '';

/** Keeps what the screen says to whoever asks once more. No key renders anything for it. */
export function useAgain(text: string): void {
  useLayoutEffect(() => {
    stands = text;
  }, [text]);
}

export const sayAgain = (): void => say(stands, 'question');
