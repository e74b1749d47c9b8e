import { factsToPractise } from '../../../shared/games/evidence.ts';
import { linkOfFacts } from '../../../shared/memory/fact-link.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useGame } from '../current-game.ts';
import { useEndedGame } from '../current-run.ts';
import * as words from '../../words/en/play/result.ts';

/** So many facts make a minute (shared/games/practice/plan.ts). */
const MOST = 4;

/** Where something was missed or slow: a minute with it (learning, section 2.5). Nothing else. */
export default function FixUpLink() {
  const { slug } = useGame();
  const { answers } = useEndedGame();
  const facts = factsToPractise(slug, answers()).slice(0, MOST);
  if (facts.length === 0) return null;
  return (
    <LinkButton to="/practice" search={{ facts: linkOfFacts(facts) }}>
      <span>{words.oneMinuteWith(facts.length)}</span> <Icon name="arrow-right" size="small" />
    </LinkButton>
  );
}
