import { useEffect, useState } from 'react';
import { figuresOf } from '../../../shared/classroom/check-receipt.ts';
import { compactLog, packLog } from '../../../shared/games/kit/log.ts';
import { rulesFor } from '../../../shared/games/registry.ts';
import { clockOf } from '../choices/clock-of.ts';
import { useEndedGame, type EndedGame } from '../current-run.ts';
import { usePurpose } from '../purpose/current-purpose.ts';
import { rememberRun } from './last-run.ts';
import Receipt from './receipt.tsx';
import { playedRound, type RoundRun } from './round-run.ts';

/** With the log that its session has: shown again from the history it is the same receipt. */
function endedRun(code: string, { outcome, entries }: EndedGame): RoundRun | undefined {
  const round = playedRound(code, clockOf(outcome.sessionData));
  const rules = round && rulesFor(round.game, round.rules);
  return rules && { round, log: packLog(rules, compactLog(entries)), figures: figuresOf(outcome) };
}

/** The receipt of the run whose result is on screen. */
export default function RunReceipt() {
  const { mark } = usePurpose();
  const game = useEndedGame();
  const [run] = useState(() => mark.round && endedRun(mark.round.code, game));
  useEffect(() => {
    if (run) rememberRun(run);
  }, [run]);
  return run && <Receipt run={run} />;
}
