import type { FinishReport } from '../../engine/engine.ts';
import { linkOfFacts } from '../../../shared/memory/fact-link.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useEndedGame } from '../current-run.ts';
import * as words from '../../words/en/play/result.ts';
import css from './fix-up.module.css';

/** So many facts make a minute (shared/games/practice/plan.ts). */
const MOST = 4;

/** Where something was missed or slow: a minute with it (learning, section 2.5). Where something was missed, its room is there before. */
export function FixUp({ report }: { readonly report: FinishReport | undefined }) {
  const { answers } = useEndedGame();
  const hasNone = (report?.toPractise?.length ?? 0) === 0;
  if (hasNone && answers().every(({ right }) => right)) return null;
  return (
    <div className={css['place']}>
      <FixUpLink report={report} />
    </div>
  );
}

/** The link alone; nothing where there is nothing to practise. */
export function FixUpLink({ report }: { readonly report: FinishReport | undefined }) {
  const facts = report?.toPractise?.slice(0, MOST) ?? [];
  if (facts.length === 0) return null;
  return (
    <LinkButton to="/practice" search={{ facts: linkOfFacts(facts) }}>
      <span>{words.oneMinuteWith(facts.length)}</span> <Icon name="arrow-right" size="small" />
    </LinkButton>
  );
}
