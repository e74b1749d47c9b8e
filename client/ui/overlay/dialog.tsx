import type { ReactNode } from 'react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { FIRST_FIELD } from './focus-first.ts';
import { keepTab } from './keep-tab.ts';
import { openDialogs } from './open-dialogs.ts';
import * as words from '../../words/en/ui/overlay.ts';
import css from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called by Escape, the backdrop or the close button. The owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** What it says or asks. A screen reader says it together with the title. */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  readonly wide?: boolean | undefined;
  /** Whether it asks in the middle of a game. A screen reader says an alert whole, even where the focus comes from an application. */
  readonly alert?: boolean | undefined;
}

/**
 * A modal dialog on the native element. The browser traps the focus, handles Escape and makes the page inert. It stands beside the page: as a
 * part of a game's stage, an application for screen readers, it would open without a word.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

/** The page behind a dialog is styled by a mark on the document. */
const markModal = () => document.documentElement.toggleAttribute('data-modal', openDialogs.innermost() !== undefined);

/** In a dialog without a form the focus begins at what it is for, not at Close. One that deletes says where (`focusFirst`). */
const FIRST_CONTROL = ':scope > :not(:first-child) :is(a[href], button, input, select, textarea, summary):not(:disabled)';

/** What gets the focus when a dialog opens, unless something asks for it. */
const firstIn = (dialog: HTMLElement): Element | null =>
  dialog.querySelector('[autofocus]') ?? dialog.querySelector(FIRST_FIELD) ?? dialog.querySelector(FIRST_CONTROL);

/**
 * Opens the dialog, and calls `close` on Escape and on a press on the backdrop. The dialog element has no padding of its own, so a press
 * on the element itself is a press beside the sheet.
 */
function openModally(dialog: HTMLDialogElement, close: () => void): () => void {
  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const onPress = (event: Event) => {
    if (event.target === dialog) close();
  };
  // A second Escape in a row closes the dialog even if the first was prevented. The owner is asked then, too, and may open it again.
  const onClosed = () => {
    close();
    setTimeout(() => dialog.isConnected && !dialog.open && dialog.showModal());
  };
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onClosed);
  dialog.addEventListener('pointerdown', onPress);
  dialog.addEventListener('keydown', keepTab);
  firstIn(dialog)?.setAttribute('autofocus', '');
  dialog.showModal();
  const left = openDialogs.enter(dialog);
  markModal();
  return () => {
    left();
    markModal();
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onClosed);
    dialog.removeEventListener('pointerdown', onPress);
    dialog.removeEventListener('keydown', keepTab);
    dialog.close();
  };
}

function OpenDialog({ onClose, title, text, children, actions, wide = false, alert = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const close = useEffectEvent(onClose);
  // It closes while it is still in the page: then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return dialog ? openModally(dialog, () => close()) : undefined;
  }, []);
  const dialog = (
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      className={classes(css['dialog'], wide && css['wide'])}
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
    >
      <div className={css['head']} data-scan="last">
        <h2 id={titleId} className={css['title']}>
          {title}
        </h2>
        <IconButton label={words.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={css['body']}>
        {text !== undefined && <div id={textId}>{text}</div>}
        {children}
        {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
  // Where it is only rendered as text there is no page to stand beside.
  return typeof document === 'undefined' ? dialog : createPortal(dialog, document.body);
}
