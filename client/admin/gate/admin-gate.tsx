import type { ReactNode } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { openSignIn } from '../../device/dialogs.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import type { Closure } from './access.ts';
import { AdminAccess } from './admin-access.tsx';
import * as words from '../../words/en/admin/gate.ts';
import ui from '../../ui/ui.module.css';
import css from './admin-gate.module.css';

type GateTexts = typeof words.panel;

interface AdminGateProps {
  readonly texts: GateTexts;
  readonly children: ReactNode;
}

/** Shows a page to admins, and to everybody else why they do not see it. Its parts ask the server through `useAdmin`. */
export function AdminGate({ texts, children }: AdminGateProps) {
  const player = useCurrentPlayer();
  if (player.kind !== 'account') return <Closed why={player.kind === 'unknown' ? 'unknown' : 'signed_out'} texts={texts} />;
  return (
    <AdminAccess key={player.localId} row={player.row} closed={(why) => <Closed why={why} texts={texts} />}>
      {children}
    </AdminAccess>
  );
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
        <div className={ui['row3']}>
          {why === 'signed_out' && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => openSignIn()}>
              {words.signIn}
            </Button>
          )}
          <LinkButton to="/">{words.home}</LinkButton>
        </div>
      </Sheet>
    </div>
  );
}

/** The line while a page of admins is not there yet. */
export const Loading = ({ texts }: Pick<AdminGateProps, 'texts'>) => (
  <div className={css['page']}>
    <output className={ui['soft']}>{texts.loading}</output>
  </div>
);
