import { defaultParseSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { LinkedSetup } from '../../../shared/games/kit/config.ts';
import { useRead } from '../../device/use-read.ts';
import { useInWindow } from '../../window/use-in-window.ts';
import { useGame } from '../current-game.ts';
import { lastSetup } from './last-setup.ts';
import { whoPlays } from '../run/run-owner.ts';

/** Makes a sheet from what was stored and from what a link asks for, both unchecked. */
export type FirstChoice<Choice> = (lastSetup: unknown, linked?: LinkedSetup) => Choice;

/** A set-up sheet and how it is filled in. */
export interface SheetState<Choice> {
  readonly choice: Choice;
  /** The choice for a start: a press may come before the render that shows what the address asks for. */
  readonly now: () => Choice;
  /** Fills in a part of the sheet, or all of it. */
  readonly choose: (part: Partial<Choice>) => void;
  readonly first: FirstChoice<Choice>;
}

const linkedSetup = (): LinkedSetup => defaultParseSearch(location.search);

/**
 * The set-up sheet of this page's game: what the page's address asks for (`?operation=division&difficulty=single`), with the current player's
 * last choice as soon as that is read, and over both what the player has chosen here, before or after. What is seen is what begins, however
 * slow storage is. `first` must be a function outside the component.
 */
export function useLastChoice<Choice extends object>(first: FirstChoice<Choice>): SheetState<Choice> {
  const { slug } = useGame();
  const isInWindow = useInWindow();
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const last = useRead(async () => first(await lastSetup(await whoPlays(), slug), linkedSetup()), slug);
  const asked = (inWindow: boolean) => last ?? first(undefined, inWindow ? linkedSetup() : undefined);
  return {
    choice: { ...asked(isInWindow), ...chosen },
    now: () => ({ ...asked(true), ...chosen }),
    choose: (part) => setChosen((before) => ({ ...before, ...part })),
    first,
  };
}
