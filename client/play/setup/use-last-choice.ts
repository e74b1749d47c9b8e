import { useState } from 'react';
import { useRead } from '../../device/use-read.ts';
import { useGame } from '../current-game.ts';
import { lastSetup } from './last-setup.ts';
import { whoPlays } from '../run/run-owner.ts';

/**
 * The set-up sheet of this page's game: the current player's last choice, as soon as it is read, until the player chooses something.
 * `first` makes a sheet from what was stored (unchecked, or undefined). It must be a function outside the component.
 */
export function useLastChoice<Choice>(first: (lastSetup: unknown) => Choice): readonly [Choice, (choice: Choice) => void] {
  const { slug } = useGame();
  const [atFirst] = useState(() => ({ choice: first(undefined) }));
  const [chosen, setChosen] = useState<{ readonly choice: Choice }>();
  const last = useRead(async () => ({ choice: first(await lastSetup(await whoPlays(), slug)) }), slug);
  return [(chosen ?? last ?? atFirst).choice, (choice) => setChosen({ choice })];
}
