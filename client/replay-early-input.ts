type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field's value as typing does. React tracks the element's own `value` property, so this uses the prototype's. */
const setAsTyped = (field: TextField, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const tell = (field: HTMLElement): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));

/** Fills in a field as a person does. A radio button is pressed; a checkbox keeps its state, and React is told of it. */
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

const isChoice = (field: TextField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/**
 * Replays what was typed or chosen in the document before React was in charge. React hydrates such fields, but takes their content for
 * its own and calls no handler. So each field is filled in again when React listens. Filling in twice
 * what React knows already changes nothing.
 */
export function replayEarlyInput(root: HTMLElement): EarlyInputReplay {
  const before = [...root.querySelectorAll<TextField>('input, textarea')].filter(isFilledIn);
  const meanwhile = new Set<TextField>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) meanwhile.add(target);
  };
  return {
    begun() {
      before.forEach(fillInAgain);
      root.addEventListener('input', note, true);
    },
    done() {
      root.removeEventListener('input', note, true);
      meanwhile.forEach(fillInAgain);
    },
  };
}

function isFilledIn(field: TextField): boolean {
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function fillInAgain(field: TextField): void {
  if (!isChoice(field)) typeAgain(field);
  else if (isFilledIn(field)) clickAgain(field);
}

function typeAgain(field: TextField): void {
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
