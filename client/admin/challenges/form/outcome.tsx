import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import type { SaveEnd } from './save-challenge.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';

interface OutcomeProps {
  readonly end: SaveEnd | undefined;
  /** How many fields are wrong. */
  readonly wrong: number;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** Why it is not saved; nothing before a save. */
export function Outcome({ end, wrong, busy, onAgain }: OutcomeProps) {
  if (wrong > 0) return <Banner tone="wrong">{wrong === 1 ? words.oneMarked : words.manyMarked(wrong)}</Banner>;
  if (end?.at === 'refused') return <Banner tone="wrong">{end.sentence}</Banner>;
  if (end?.at !== 'not_sent') return null;
  const again = (
    <Button busy={busy} onClick={onAgain}>
      {words.again}
    </Button>
  );
  return (
    <Banner tone="wrong" icon="offline" actions={again}>
      {words.stillHere(end.sentence)}
    </Banner>
  );
}
