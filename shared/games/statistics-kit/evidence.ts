import { factOf, type Asked } from '../../memory/facts.ts';
import type { FactAnswer } from '../../memory/evidence.ts';
import type { Answer } from '../kit/facts.ts';

/** What a game's answers say of facts (learning, section 1.1). A game whose answers are about none has no such rules. */
export interface EvidenceRules {
  readonly slug: string;
  readonly factAnswer: (answer: Answer) => FactAnswer;
}

/** What an answer says that was typed for a problem, and timed from when its problem came into sight, if at all. */
export const answerTo = (
  asked: Omit<Asked, 'c'> & { readonly c?: number },
  { right, ms, untimed, digits, notKnown, justShown }: Answer,
): FactAnswer => ({
  fact: factOf({ c: 0, ...asked }),
  right,
  ms: untimed ? null : ms,
  waitMs: 0,
  digits,
  ...(notKnown && { notKnown }),
  ...(justShown && { justShown }),
});
