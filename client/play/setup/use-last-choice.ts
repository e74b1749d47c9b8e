import { useEffect, useState } from 'react';
import { lastSetup } from './last-setup.ts';
import { whoPlays } from '../run/run-owner.ts';

/**
 * A set-up sheet: the last choice of who plays, as soon as it is read, until something is chosen here. `first` makes a sheet from
 * what was stored (anything, or undefined); it is a plain function outside the component.
 */
export function useLastChoice<Choice>(game: string, first: (lastSetup: unknown) => Choice): readonly [Choice, (choice: Choice) => void] {
  const [last, setLast] = useState<Choice>(() => first(undefined));
  const [chosen, setChosen] = useState<{ readonly choice: Choice }>();
  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const setup = await lastSetup(await whoPlays(), game);
      if (mounted) setLast(() => first(setup));
    };
    void read();
    return () => {
      mounted = false;
    };
  }, [game, first]);
  return [chosen ? chosen.choice : last, (choice) => setChosen({ choice })];
}
