import { linkOfFacts } from '../../../shared/memory/fact-link.ts';
import type { FactId } from '../../../shared/memory/facts.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import * as words from '../../words/en/map/page.ts';

/** Opens a practice of these facts. */
export const PractiseLink = ({ facts }: { readonly facts: readonly FactId[] }) => (
  <LinkButton to="/practice" search={{ facts: linkOfFacts(facts) }}>
    {words.practise(facts.length)}
  </LinkButton>
);
