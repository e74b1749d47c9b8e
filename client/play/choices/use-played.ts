import { useEffect } from 'react';
import { playedBy, type PlayChoices } from '../../../shared/preferences/play-choices.ts';
import { usePreferences } from '../../device/preferences.ts';
import { code } from '../../window/chunk.tsx';

/** For whoever has chosen a switch on another device: on this one it begins with the first screen that asks. */
const scanning = code(() => import('../../scan/follow-switches.ts'));

/** How whoever plays plays, as it is chosen now; undefined while that is not known. */
export function usePlayed(): PlayChoices | undefined {
  const chosen = usePreferences();
  const played = chosen && playedBy((name) => chosen.get(name));
  const switches = played?.switches ?? 'none';
  useEffect(() => {
    if (switches !== 'none') scanning.whenThere(({ followSwitches }) => followSwitches());
  }, [switches]);
  return played;
}
