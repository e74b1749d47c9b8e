import type { Reset } from '../../shared/contract/state.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { countsAfter, NO_RESET } from '../../shared/progress/counted/reset.ts';
import { figuresOf, type Figures } from '../../shared/progress/figures.ts';
import { foldParts, partsIn, unionParts, type Parts } from '../../shared/progress/parts.ts';
import { unpackDay } from '../../shared/memory/entries.ts';
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

const figuresShownBy = (contents: PlayerContents): Figures => figuresOf(partsShownBy(contents));

function partsShownBy({ parts, state }: PlayerContents): Parts {
  const from = (origin: PartRow['origin']): Parts => partsIn(parts.filter((row) => row.origin === origin).flatMap(partsInRow));
  return unionParts(from('server'), unionParts(from('local'), partsIn(state.counting?.head.parts ?? [])));
}

/** The sums of each fact over all days: a restored server may find another day possible than the one that it had corrected a game to. */
function evidenceIn(parts: Parts): string {
  const sums = new Map<number, number[]>();
  for (const part of parts.get('evidence')?.values() ?? [])
    for (const { fact, answers, right, timed, score, logTime } of unpackDay(part as string))
      sums.set(
        fact,
        [answers, right, timed, score, logTime].map((each, i) => each + (sums.get(fact)?.[i] ?? 0)),
      );
  return JSON.stringify([...sums].toSorted(([one], [other]) => one - other));
}

/** The evidence that counts on a device, as text. */
export const evidenceOn = (contents: PlayerContents): string => evidenceIn(partsShownBy(contents));

/** What it has to be, by the device's rows. @param told of a session of another device, whose evidence is not sent with it */
export function evidenceOfRows(contents: PlayerContents, told: ReadonlyMap<string, string>): string {
  const own = new Map(contents.sessions.map(({ id, evidence }) => [id, evidence]));
  const items = countedOn(contents).map((item): Counted => {
    if (!('session' in item)) return item;
    const evidence = own.get(item.session.id) ?? told.get(item.session.id);
    return { session: { ...item.session, ...(evidence !== undefined && { evidence }) } };
  });
  return evidenceIn(foldParts(items));
}

/** What counts on a device by its rows: the set whose figures it has to show. */
export function countedOn(contents: PlayerContents): readonly Counted[] {
  const reset = resetOn(contents);
  const sessions = contents.sessions.filter(({ contained, rejected }) => contained === 1 || !rejected);
  const claims = contents.claims.filter(({ contained, rejected, waiting }) => contained === 1 || !(rejected || waiting));
  const items: readonly Counted[] = [...sessions.map(({ summary }) => ({ session: summary })), ...claims.map(({ counts }) => counts)];
  return items.filter((item) => countsAfter(reset, item));
}
