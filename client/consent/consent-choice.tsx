import { useSyncExternalStore } from 'react';
import { consent, decide } from '../window/consent.ts';
import { Segments } from '../ui/form/segments.tsx';
import * as words from '../words/en/consent/cookies.ts';

type Answer = 'accept' | 'decline';

const ANSWERS = [
  { value: 'accept', label: words.accept },
  { value: 'decline', label: words.decline },
] as const;

const answerOf = (accepted: boolean | undefined): Answer | null => (accepted === undefined ? null : accepted ? 'accept' : 'decline');

/** The choice of the banner, to be changed at any time. It counts at once. */
export default function ConsentChoice() {
  const accepted = useSyncExternalStore(consent.subscribe, consent.getSnapshot, () => undefined);
  return (
    <Segments
      legend={words.choice}
      options={ANSWERS}
      value={answerOf(accepted)}
      onChange={(answer) => decide(answer === 'accept')}
      columns={2}
    />
  );
}
