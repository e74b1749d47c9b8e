import { defaultParseSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { LinkedSetup } from '../../../shared/games/kit/config.ts';
import { useRead } from '../../device/use-read.ts';
import { useGame } from '../current-game.ts';
import { lastSetup } from './last-setup.ts';
import { whoPlays } from '../run/run-owner.ts';

/** Makes a sheet from what was stored and from what a link asks for, both unchecked. */
export type FirstChoice<Choice> = (lastSetup: unknown, linked?: LinkedSetup) => Choice;

/** A set-up sheet and how it is filled in. */
export interface SheetState<Choice> {
  readonly choice: Choice;
  /** Fills in the whole sheet. */
  readonly choose: (choice: Choice) => void;
  readonly first: FirstChoice<Choice>;
}

const linkedSetup = (): LinkedSetup => defaultParseSearch(location.search);

/**
 * The set-up sheet of this page's game: the current player's last choice with what the page's address asks for
 * (`?operation=division&difficulty=single`), as soon as it is read, until the player chooses something. `first` must be a function outside
 * the component.
 */
export function useLastChoice<Choice>(first: FirstChoice<Choice>): SheetState<Choice> {
  const { slug } = useGame();
  const [atFirst] = useState(() => ({ choice: first(undefined) }));
  const [chosen, setChosen] = useState<{ readonly choice: Choice }>();
  const last = useRead(async () => ({ choice: first(await lastSetup(await whoPlays(), slug), linkedSetup()) }), slug);
  return { choice: (chosen ?? last ?? atFirst).choice, choose: (choice) => setChosen({ choice }), first };
}
