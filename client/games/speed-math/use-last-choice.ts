import { useEffect, useState } from 'react';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import { lastSetup } from '../../play/last-setup.ts';
import { whoPlays } from '../../play/recorder.ts';
import { firstChoice, type SetupChoice } from './setup-choice.ts';

/** The set-up sheet: the last choice of who plays, as soon as it is read, until something is chosen here. */
export function useLastChoice(): readonly [SetupChoice, (choice: SetupChoice) => void] {
  const [last, setLast] = useState<SetupChoice>(() => firstChoice(undefined));
  const [chosen, setChosen] = useState<SetupChoice>();
  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const setup = await lastSetup(await whoPlays(), speedMath.slug);
      if (mounted) setLast(firstChoice(setup));
    };
    void read();
    return () => {
      mounted = false;
    };
  }, []);
  return [chosen ?? last, setChosen];
}
