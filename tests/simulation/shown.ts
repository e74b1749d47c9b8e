import type { Reset } from '../../shared/contract/state.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { countsAfter, NO_RESET } from '../../shared/progress/counted/reset.ts';
import { figuresOf, type Figures } from '../../shared/progress/figures.ts';
import { partsIn, unionParts, type Parts } from '../../shared/progress/parts.ts';
import type { PartRow } from '../../client/storage/tables/rows.ts';
import { partsInRow } from '../../client/storage/rules/stored-parts.ts';
import type { PlayerContents } from './inspect.ts';

export const resetOn = ({ state }: PlayerContents): Reset => state.counting?.reset ?? NO_RESET;

/** Contents that were not read anew show what they showed. */
const shown = new WeakMap<PlayerContents, Figures>();

/** What a device shows: the figures of the server's parts and, beside them, of what these do not contain yet. */
export function shownBy(contents: PlayerContents): Figures {
  const figures = shown.get(contents) ?? figuresShownBy(contents);
  shown.set(contents, figures);
  return figures;
}

function figuresShownBy({ parts, state }: PlayerContents): Figures {
  const from = (origin: PartRow['origin']): Parts => partsIn(parts.filter((row) => row.origin === origin).flatMap(partsInRow));
  return figuresOf(unionParts(from('server'), unionParts(from('local'), partsIn(state.counting?.head.parts ?? []))));
}

/** What counts on a device by its rows: the set whose figures it has to show. */
export function countedOn(contents: PlayerContents): readonly Counted[] {
  const reset = resetOn(contents);
  const sessions = contents.sessions.filter(({ contained, rejected }) => contained === 1 || !rejected);
  const claims = contents.claims.filter(({ contained, rejected, waiting }) => contained === 1 || !(rejected || waiting));
  const items: readonly Counted[] = [...sessions.map(({ summary }) => ({ session: summary })), ...claims.map(({ counts }) => counts)];
  return items.filter((item) => countsAfter(reset, item));
}
