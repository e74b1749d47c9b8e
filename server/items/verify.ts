import { Compile } from 'typebox/compile';
import { ActivityPayload } from '../../shared/contract/sync.ts';
import type { JudgedItem, Judge, Verdict } from './verdict.ts';
import { judgeSession } from './session.ts';

const Activity = Compile(ActivityPayload);

/** Gives a verdict on any item. What a newer client sends is told "later", never "no" (P10). */
export const judge: Judge = (item, receivedMs) => {
  switch (item.kind) {
    case 'session':
      return judgeSession(item, receivedMs);
    case 'activity':
      return judgeActivity(item);
    default:
      return { status: 'deferred', code: 'kind' };
  }
};

function judgeActivity({ v, payload }: JudgedItem): Verdict {
  if (v !== 1) return { status: 'deferred', code: 'version' };
  return Activity.Check(payload) ? { status: 'accepted' } : { status: 'rejected', code: 'payload' };
}
