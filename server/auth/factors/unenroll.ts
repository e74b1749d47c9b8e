import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Principal } from '../../http/principal.ts';
import { factorRemoved } from '../../mail/notice-texts.ts';
import { factorNotFound, insufficientAal, reauthenticationNeeded, sessionEnded, type AuthFailure } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { mailNotice } from '../mails/notice.ts';
import { freshlyProven } from '../sessions/fresh-proof.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { factorsOf, writeOrUndo } from '../users/users.ts';
import { hasVerified, lacksSecondStep } from './factors.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { lowerSessions } from './session-level.ts';

/**
 * DELETE /factors/:id. The sessions that the factor raised go back to aal1 at once. With the last verified factor all sessions do, and the
 * recovery codes go (protocol, "Second factors").
 */
export function unenroll(deps: AuthDeps, who: Principal, factorId: string): Promise<Result<{ readonly id: string }, AuthFailure>> {
  return writeOrUndo(deps.store, async (writer) => {
    const user = await stillSignedIn(writer, who, deps.clock());
    if (!user) return fail(sessionEnded);
    const factors = await factorsOf(writer, user.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) return fail(factorNotFound);
    if (lacksSecondStep(who, factors)) return fail(insufficientAal(422));
    const counts = factor.status === 'verified';
    if (counts && !(await freshlyProven(writer, who, deps.clock()))) return fail(reauthenticationNeeded);
    await writer.deleteFrom('factors').where('id', '=', factor.id).execute();
    if (!counts) return ok({ id: factor.id });
    const isLast = !hasVerified(factors.filter(({ id }) => id !== factor.id));
    await lowerSessions(writer, user.id, isLast ? 'all' : { raisedBy: factor.id });
    if (isLast) await forgetRecoveryCodes(writer, user.id);
    deps.log.info({ event: 'factor_removed', user: user.id, factor: factor.id }, 'security: second factor removed');
    await mailNotice(deps, writer, factorRemoved(user.email, isLast));
    return ok({ id: factor.id });
  });
}
