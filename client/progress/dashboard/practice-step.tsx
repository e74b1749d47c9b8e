import { PRACTICE } from '../../../shared/games/practice/entry.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import type { Sitting } from '../../games/practice/sitting.ts';
import type { OfferedSitting } from '../../games/practice/sitting-now.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import * as words from '../../words/en/practice/today.ts';
import { NextStep } from '../next-step.tsx';

/** Ten minutes today, the first of what to do next. How much there is follows as soon as memory is read; its place is there before. */
export function PracticeStep({ offered }: { readonly offered: OfferedSitting | null | undefined }) {
  const end = offered && endOf(offered.sitting);
  return (
    <NextStep
      to="/practice"
      mark={<GameMark game={PRACTICE} size="small" />}
      term={words.term}
      title={words.title}
      {...(end && {
        end: (
          <>
            <span>{end.short}</span>
            <VisuallyHidden>{end.spoken}</VisuallyHidden>
          </>
        ),
      })}
    />
  );
}

interface End {
  readonly short: string;
  readonly spoken: string;
}

function endOf(sitting: Sitting): End | undefined {
  if (sitting.kind === 'firm') return { short: words.done, spoken: '' };
  if (sitting.kind !== 'today') return undefined;
  const { due, fresh, early } = sitting;
  if (due > 0) return { short: words.dueCount(due), spoken: words.dueSpoken };
  if (fresh > 0) return { short: words.newCount(fresh), spoken: words.newSpoken };
  return early > 0 ? { short: words.toCheckCount(early), spoken: words.newSpoken } : { short: words.done, spoken: '' };
}
