import type { RunComparison } from '../../../shared/progress/comparison.ts';
import { CountingNumber } from './counting-number.tsx';
import { MainFigure } from './main-figure.tsx';
import * as words from '../../words/en/play/standing.ts';

interface LeadProps {
  readonly comparison: RunComparison | undefined;
  readonly score: number;
}

/** Whether a result leads with the points: in a game that measures them, and where nothing else can be compared. */
export function leadsWithScore(comparison: RunComparison | undefined): boolean {
  const [lead] = comparison?.figures ?? [];
  return lead === undefined || lead.measure === 'score';
}

/** What the game measures of a run (decision G28). */
export function Lead({ comparison, score }: LeadProps) {
  const [lead, beside] = comparison?.figures ?? [];
  if (!lead || leadsWithScore(comparison)) {
    return (
      <MainFigure>
        <CountingNumber value={score} />
      </MainFigure>
    );
  }
  return <MainFigure unit={words.unit(lead.measure, lead.value, beside?.value)}>{words.figure[lead.measure](lead.value)}</MainFigure>;
}
