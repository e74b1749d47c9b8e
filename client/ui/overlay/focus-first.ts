/** A dialog with a form begins at its first field, unless something else asks for the focus. */
export const FIRST_FIELD = 'form :is(input:not([type=checkbox], [type=radio]), select, textarea)';

/**
 * A ref for the control that gets the focus when its screen or dialog opens. A dialog that is not open yet reads the attribute; a control
 * that is in sight already takes the focus at once.
 */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus({ preventScroll: true });
}
