import { useState } from 'react';
import { useRead } from '../../device/use-read.ts';
import { useGame } from '../current-game.ts';
import { lastSetup } from './last-setup.ts';
import { whoPlays } from '../run/run-owner.ts';

/**
 * The set-up sheet of the game on this page: the last choice of who plays, as soon as it is read, until something is chosen here.
 * `first` makes a sheet from what was stored (anything, or undefined); it is a plain function outside the component.
 */
export function useLastChoice<Choice>(first: (lastSetup: unknown) => Choice): readonly [Choice, (choice: Choice) => void] {
  const { slug } = useGame();
  const [atFirst] = useState(() => ({ choice: first(undefined) }));
  const [chosen, setChosen] = useState<{ readonly choice: Choice }>();
  const last = useRead(async () => ({ choice: first(await lastSetup(await whoPlays(), slug)) }), slug);
  return [(chosen ?? last ?? atFirst).choice, (choice) => setChosen({ choice })];
}
