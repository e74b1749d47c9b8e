/** A field is given anew when its screen has waited for a part of its code: what is chosen by then is known. */
const met = new WeakSet<HTMLInputElement>();

/**
 * The `ref` of a radio button or checkbox that a document has, where it can be pressed before its code is there. React leaves such a press in
 * the field, but calls no handler, and takes it back when it renders again. So the field is pressed once more as soon as React is in charge
 * of it. Of radio buttons, the one that was left says nothing.
 */
export function pressAgain(field: HTMLInputElement | null): void {
  if (!field || met.has(field)) return;
  met.add(field);
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  // After React's work, one by one: of two early choices the second builds on the first.
  queueMicrotask(() => field.click());
}
