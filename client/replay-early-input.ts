type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts a value into a field behind React's back, as a person does: React tracks the element's own `value`, not the prototype's. */
const setAsTyped = (field: TextField, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const tell = (field: HTMLElement): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));

/** Fills a field in as a person does. One of several choices is pressed; a check mark has been told as it stands. */
export function fillIn(field: TextField, value: string): void {
  if (field.type === 'checkbox') return;
  if (field.type === 'radio') return field.click();
  setAsTyped(field, value);
  tell(field);
}

/** The two moments at which early input is replayed. */
export interface EarlyInputReplay {
  /** To be called right after hydration began: what was filled in before is told to React at once. */
  readonly begun: () => void;
  /** To be called when React has adopted the page: what was filled in meanwhile is told, too. */
  readonly done: () => void;
}

const isChoice = (field: TextField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/**
 * What was typed or chosen in the document before its scripts were in charge. React adopts such fields, but takes what stands in them
 * for what it rendered itself, and tells no handler. Each is filled in again, as if by the person, when React can hear it; filling in
 * twice what React has heard already changes nothing.
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
