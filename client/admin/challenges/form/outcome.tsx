import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import type { SaveEnd } from './save-challenge.ts';

interface OutcomeProps {
  readonly end: SaveEnd | undefined;
  /** How many fields are wrong. */
  readonly wrong: number;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** Why it is not saved; nothing before a save. */
export function Outcome({ end, wrong, busy, onAgain }: OutcomeProps) {
  if (wrong > 0) {
    const fields = wrong === 1 ? 'the field that is marked' : `the ${wrong} fields that are marked`;
    return <Banner tone="wrong">{`Not saved: please look at ${fields}.`}</Banner>;
  }
  if (end?.at === 'refused') return <Banner tone="wrong">{end.sentence}</Banner>;
  if (end?.at !== 'not_sent') return null;
  const again = (
    <Button busy={busy} onClick={onAgain}>
      Try again
    </Button>
  );
  return <Banner tone="wrong" icon="offline" actions={again}>{`${end.sentence} Everything you wrote is kept on this device.`}</Banner>;
}
