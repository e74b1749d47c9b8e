import { useEffect, useState } from 'react';
import { Announcer, STANDS_MS } from './visually-hidden.tsx';

function useLate(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), STANDS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
}

/** Speaks a text that is there from the beginning of its screen, or that comes with it. */
export const LateAnnouncer = ({ message }: { readonly message: string }) => <Announcer message={useLate(message)} />;

/** The same of a text that is in sight. */
export const LateOutput = ({ children }: { readonly children: string }) => <output>{useLate(children)}</output>;
