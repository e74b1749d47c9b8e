type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's value as typing does. React tracks the element's own `value` property, so this uses the prototype's. */
const setAsTyped = (field: TextField, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const tell = (field: HTMLElement): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));

/** Fills in a field as a person does. A radio button is pressed; a checkbox has said itself what became of it (client/ui/form/press-again.ts). */
export function fillIn(field: TextField, value: string): void {
  if (field.type === 'checkbox') return;
  if (field.type === 'radio') return field.click();
  setAsTyped(field, value);
  tell(field);
}

/** The two moments at which early input is replayed. */
interface EarlyInputReplay {
  /** Call right after hydration began. It tells React of the fields that were filled in before. */
  readonly begun: () => void;
  /** Call when React has hydrated the page. It tells React of the fields that were filled in meanwhile. */
  readonly done: () => void;
}

/**
 * Replays what was typed in the document before React was in charge. React hydrates such fields, but takes their content for its own and
 * calls no handler. So each field is filled in again when React listens. Filling in twice what React knows already changes nothing. Radio
 * buttons and checkboxes see to themselves (client/ui/form/press-again.ts).
 */
export function replayEarlyInput(root: HTMLElement): EarlyInputReplay {
  const before = [...root.querySelectorAll<TextField>('input, textarea')].filter((field) => field.value !== field.defaultValue);
  return {
    begun: () => before.forEach(typeAgain),
    done() {
      const touched = window.early?.list.map(([element]) => element);
      for (const element of new Set(touched)) if (!(element instanceof HTMLButtonElement)) typeAgain(element);
    },
  };
}

function typeAgain(field: TextField): void {
  const { type, value, defaultValue, selectionStart, selectionEnd } = field;
  if (type === 'radio' || type === 'checkbox') return;
  tell(field);
  field.value = defaultValue;
  setAsTyped(field, value);
  // Types like "number" have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  tell(field);
}
