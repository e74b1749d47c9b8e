import { FOLD_NAMES, type FoldName, type PartOf } from './folds/registry.ts';
import { foldParts, whole, type Parts } from './parts.ts';

/** All figures of a player, each over all its parts. */
export type Figures = { readonly [name in FoldName]: PartOf<name> };

/** Those of the figures that are asked for. */
export type SomeFigures<Name extends FoldName> = Pick<Figures, Name>;

export const figuresOf = (parts: Parts): Figures => someFigures(parts, FOLD_NAMES);

export const someFigures = <Name extends FoldName>(parts: Parts, names: readonly Name[]): SomeFigures<Name> =>
  Object.fromEntries(names.map((name) => [name, whole(parts, name)])) as unknown as SomeFigures<Name>;

/** The figures of somebody of whom nothing counts. */
export const NO_FIGURES: Figures = figuresOf(foldParts([]));
