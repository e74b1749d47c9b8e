/** Puts a value into a field behind React's back, as a person does: React tracks the element's own `value`, not the prototype's. */
const setAsTyped = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const tell = (field: HTMLElement): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * What was typed or chosen in the document before its scripts arrived. React adopts such fields, but takes what stands in them for
 * what it rendered itself, and tells no handler. Call this before hydrating, and the result right after it: the result has React adopt
 * these fields at once and then hear of each as if it had just been typed.
 */
export function keepTyping(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=radio], [type=checkbox]), textarea')];
  const chosen = [...root.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')];
  const changed = typed.filter((field) => field.value !== field.defaultValue);
  const clicked = chosen.filter((field) => field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'));
  return () => {
    changed.forEach(typeAgain);
    clicked.forEach(clickAgain);
  };
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  tell(field);
  field.value = defaultValue;
  setAsTyped(field, value);
  // Types like "number" have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  tell(field);
}

function clickAgain(field: HTMLInputElement): void {
  tell(field);
  field.checked = field.defaultChecked;
  field.click();
}
