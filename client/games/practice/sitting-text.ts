import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import type { Sitting } from './sitting.ts';
import * as words from '../../words/en/practice/sitting.ts';

/** What can be practised now, in a sentence. */
export function saidOf(sitting: Sitting): string {
  switch (sitting.kind) {
    case 'nothing':
      return words.nothingChosen;
    case 'newcomer':
      return words.newcomer(sitting.questions);
    case 'unread':
      return words.unread(sitting.questions);
    case 'chosen':
      return words.chosen(sitting.facts.length);
    case 'firm':
      return words.allFirm(sitting.facts, sitting.next);
    case 'today':
      return saidOfToday(sitting);
  }
}

function saidOfToday({ due, early, fresh, minutes }: Sitting & { readonly kind: 'today' }): string {
  if (due > 0) return words.due(due, early, minutes);
  if (fresh > 0) return words.fresh(fresh, early);
  return early > 0 ? words.early(early, minutes) : words.doneToday;
}

/** The title of what was chosen, and what is said below it. */
export function headOf({ kind }: Sitting, config: PracticeConfig | null): { readonly title: string; readonly intro: string } | undefined {
  if (kind !== 'chosen') return undefined;
  return { title: config?.kind === 'fix-up' ? words.titleOfFew : words.titleOfMany, intro: words.introOfChosen };
}

/** What the button says that begins it. */
export function labelOf(sitting: Sitting): string {
  switch (sitting.kind) {
    case 'newcomer':
    case 'unread':
      return words.findOut;
    case 'firm':
      return words.anyway;
    case 'today':
      return sitting.due + sitting.early + sitting.fresh === 0 ? words.anyway : words.practise;
    case 'chosen':
    case 'nothing':
      return words.practise;
  }
}
