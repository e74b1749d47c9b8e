import { playedBy, type PlayChoices } from '../../../shared/preferences/play-choices.ts';
import { usePreferences } from '../../device/preferences.ts';

/** How whoever plays plays, as it is chosen now; undefined while that is not known. */
export function usePlayed(): PlayChoices | undefined {
  const chosen = usePreferences();
  return chosen && playedBy((name) => chosen.get(name));
}
