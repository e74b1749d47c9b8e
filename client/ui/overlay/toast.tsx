import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import { createToastStore, type Toast, type ToastTone } from './toast-store.ts';
import css from './toast.module.css';

/** One list per window, so that any part of it can show a toast. */
const store = createToastStore((run, ms) => void setTimeout(run, ms));

/** Shows a short message for 4 s; it is also spoken. */
export const showToast = (text: string, tone?: ToastTone): void => store.show(text, tone);

const NONE: readonly Toast[] = [];

/**
 * Mounted once, by the layout. While a dialog is open the toasts are in it: above its backdrop, and not inert as the page is.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => NONE);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.innermost, () => undefined);
  const region = (
    <output className={css['region']}>
      {toasts.map((toast) => (
        <span key={toast.id} className={css['toast']}>
          {toast.tone === 'right' && <Icon name="tick" />}
          {toast.tone === 'wrong' && <Icon name="cross" />}
          <span>{toast.text}</span>
        </span>
      ))}
    </output>
  );
  return dialog ? createPortal(region, dialog) : region;
}
