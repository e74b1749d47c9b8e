import { usePreference } from '../device/preferences.ts';

export interface ChosenBy {
  /** True for a guest, of whom nothing is stored: until it is known that one plays, nothing was chosen. */
  readonly isGuest?: boolean;
}

/** What was chosen under a name; null if nothing, undefined while that is not known. */
export function useChosen(name: string, { isGuest = false }: ChosenBy): string | null | undefined {
  const stored = usePreference(name);
  return stored === undefined && isGuest ? null : stored;
}
