import { rulesOf } from '../../../shared/classroom/check-receipt.ts';
import { readCode } from '../../../shared/classroom/round.ts';
import { fail } from '../../../shared/result.ts';

/** The round of a code, if this build has its rules. No teacher's device makes a code whose set-up they refuse: then it is a wrong one. */
export function playableRound(typed: string): ReturnType<typeof readCode> {
  const round = readCode(typed);
  const rules = round.ok ? rulesOf(round.value) : undefined;
  return rules?.ok === false ? fail({ reason: rules.error === 'newer' ? 'newer' : 'check' }) : round;
}
