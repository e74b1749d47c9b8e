import type { FactId } from '../../../shared/memory/facts.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import * as words from '../../words/en/map/page.ts';
import { practiceOfFacts } from '../fact-practice.ts';

/** Opens a practice of these facts. */
export const PractiseLink = ({ facts }: { readonly facts: readonly FactId[] }) => (
  <LinkButton {...practiceOfFacts(facts)}>{words.practise(facts.length)}</LinkButton>
);
