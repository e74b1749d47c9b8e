import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Result } from '../../../shared/result.ts';

interface CodeFormOf<Found, Refusal> {
  /** What came with the address; empty if nothing did. It is looked up at once. */
  readonly given: string;
  /** What the field shows of that. */
  readonly shown: string;
  readonly look: (code: string) => Promise<Result<Found, Refusal>>;
  readonly onFound: (found: Found) => void;
}

interface CodeFormParts<Found, Refusal> {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** Something else is typed: what was said of the last no longer holds. */
  readonly type: (text: string) => void;
  readonly error: Refusal | undefined;
  readonly busy: boolean;
  /** Looks up something else, unless something is being looked up. */
  readonly take: (look: () => Promise<Result<Found, Refusal>>) => void;
}

/** What a form does whose code is typed, or came with the address: looks it up, and says why there is nothing. */
export function useCodeForm<Found, Refusal>({ given, shown, look, onFound }: CodeFormOf<Found, Refusal>): CodeFormParts<Found, Refusal> {
  const [typed, setTyped] = useState(shown);
  const [error, setError] = useState<Refusal>();
  const [busy, setBusy] = useState(given !== '');
  const field = useRef<HTMLInputElement>(null);

  const taken = (found: Result<Found, Refusal>) => {
    setBusy(false);
    if (found.ok) return onFound(found.value);
    setError(found.error);
    field.current?.focus();
  };
  const lookGiven = useEffectEvent(look);
  const takeGiven = useEffectEvent(taken);
  useEffect(() => {
    if (given === '') return undefined;
    let gone = false;
    void lookGiven(given).then((found) => {
      if (!gone) takeGiven(found);
    });
    return () => {
      gone = true;
    };
  }, [given]);

  return {
    field,
    typed,
    type(text) {
      setTyped(text);
      setError(undefined);
    },
    error,
    busy,
    take(lookUp) {
      if (busy) return;
      setBusy(true);
      void lookUp().then(taken);
    },
  };
}
