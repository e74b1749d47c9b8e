import { useMemo, useState, type ReactNode } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { openSignIn } from '../../device/dialogs.ts';
import { useStored } from '../../device/use-stored.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { accessOf, type Closure, type GateTexts } from './access.ts';
import { AdminContext, type Admin } from './admin-context.ts';
import { callAs } from './admin-session.ts';
import css from './admin-gate.module.css';

export interface AdminGateProps {
  readonly texts: GateTexts;
  readonly children: ReactNode;
}

/** Shows a page to admins, and to everybody else why they do not see it. Its parts ask the server through `useAdmin`. */
export function AdminGate({ texts, children }: AdminGateProps) {
  const player = useCurrentPlayer();
  if (player.kind !== 'account') return <Closed why={player.kind === 'unknown' ? 'unknown' : 'signed_out'} texts={texts} />;
  return (
    <AccountGate key={player.localId} row={player.row} texts={texts}>
      {children}
    </AccountGate>
  );
}

function AccountGate({ row, texts, children }: AdminGateProps & { readonly row: PlayerRow }) {
  const { localId } = row;
  const profile = useStored((storage) => storage.player(localId).profile(), localId);
  const [refused, setRefused] = useState(false);
  const admin = useMemo(
    (): Admin => ({
      row,
      call: async (request) => {
        const answer = await callAs(row, request);
        if (!answer.ok && answer.error.code === 'not_admin') setRefused(true);
        return answer;
      },
    }),
    [row],
  );
  const access = refused ? 'denied' : accessOf(profile);
  if (access !== 'open') return <Closed why={access} texts={texts} />;
  return <AdminContext value={admin}>{children}</AdminContext>;
}

interface ClosedProps {
  readonly why: Closure;
  readonly texts: GateTexts;
}

/** The gate for everybody who is no admin, and while nobody knows. */
function Closed({ why, texts }: ClosedProps) {
  if (why === 'unknown') return <Loading texts={texts} />;
  return (
    <div className={css['page']}>
      <Sheet className={css['sheet']}>
        <Icon name="lock" />
        <h1 className={css['text']}>{why === 'signed_out' ? texts.signedOut : texts.denied}</h1>
        <div className={css['actions']}>
          {why === 'signed_out' && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => openSignIn()}>
              Sign In
            </Button>
          )}
          <LinkButton to="/">Return to Home</LinkButton>
        </div>
      </Sheet>
    </div>
  );
}

/** The line while a page of admins is not there yet. */
export const Loading = ({ texts }: Pick<AdminGateProps, 'texts'>) => (
  <div className={css['page']}>
    <output className={css['loading']}>{texts.loading}</output>
  </div>
);
