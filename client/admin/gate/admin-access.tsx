import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { signedIn } from '../../auth/sign-in-flow.ts';
import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import { useStored } from '../../device/use-stored.ts';
import { clockOf, timeNow, type KnownTime } from '../../storage/known-time.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { accessOf, type Closure } from './access.ts';
import { AdminContext, type Admin } from './admin-context.ts';
import { callAsAdmin } from './admin-call.ts';
import { CachedAnswers } from './cached-answers.ts';

interface AdminAccessProps {
  /** Of an account. */
  readonly row: PlayerRow;
  /** What is shown to an account that is no admin, and until that is known. */
  readonly closed: (why: Closure) => ReactNode;
  readonly children: ReactNode;
}

/** Shows its parts to an admin, who asks the server through them by `useAdmin`. If the server says that the role has gone, it closes. */
export function AdminAccess({ row, closed, children }: AdminAccessProps) {
  const { localId } = row;
  const stored = useStored(async (storage) => {
    const store = storage.player(localId);
    return { profile: await store.profile(), clock: await clockOf(store) };
  }, localId);
  const clock = useRef<KnownTime>({});
  useEffect(() => {
    if (stored) clock.current = stored.clock;
  }, [stored]);
  const [refused, setRefused] = useState(false);
  const [answers] = useState(() => new CachedAnswers(device().storage.device, localId));
  const admin = useMemo(
    (): Admin => ({
      row,
      call: async (request) => {
        const answer = await callAsAdmin(signedIn(row), request);
        if (answer.ok) void attempt(() => answers.keep(request, answer.value, timeNow(device().host, clock.current)));
        else if (answer.error.code === 'not_admin') setRefused(true);
        return answer;
      },
      cached: async (path) => {
        const cached = await attempt(() => answers.at(path));
        return cached.ok ? cached.value : undefined;
      },
    }),
    [row, answers],
  );
  const access = refused ? 'denied' : accessOf(stored?.profile);
  useEffect(() => {
    if (access === 'denied') void attempt(() => device().storage.device.dropAdminReads(localId));
  }, [access, localId]);
  return access === 'open' ? <AdminContext value={admin}>{children}</AdminContext> : closed(access);
}
