import { figuresOf } from '../../../shared/classroom/check-receipt.ts';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import type { RunRecord } from '../../../shared/games/replay.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import Receipt from '../../play/round/receipt.tsx';
import { playedRound } from '../../play/round/round-run.ts';
import type { StoredItem } from '../../storage/records.ts';

interface PastReceiptProps {
  readonly item: StoredItem;
  readonly summary: SessionSummary;
}

/** The receipt of a game of a class round, as its result showed it. */
export default function PastReceipt({ item, summary: { round: code = '', score, durationMs, data } }: PastReceiptProps) {
  const { config = {}, log = '' } = item.payload as Partial<RunRecord>;
  const round = playedRound(code, clockOf(config as object));
  const sessionData = data as Outcome['sessionData'];
  return round && <Receipt run={{ round, log, figures: figuresOf({ score, durationMs, sessionData }) }} />;
}
