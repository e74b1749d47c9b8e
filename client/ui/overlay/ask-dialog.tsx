import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { focusFirst } from './focus-first.ts';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
  readonly title: string;
  /** The question. */
  readonly children: ReactNode;
  /** The words on the buttons. */
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question before something is lost. */
export const AskDialog = ({ title, children, yes, no, busy, onYes, onNo }: AskDialogProps) => (
  <Dialog
    open
    title={title}
    text={children}
    onClose={onNo}
    actions={
      <>
        <Button ref={focusFirst} onClick={onNo}>
          {no}
        </Button>
        <Button variant="danger" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  />
);
