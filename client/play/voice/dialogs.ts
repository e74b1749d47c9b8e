import { openDialogs } from '../../ui/overlay/open-dialogs.ts';
import * as words from '../../words/en/play/voice.ts';

/** Calls `tell` with what a dialog says, whenever one opens. The result ends that. */
export function followDialogs(tell: (text: string) => void): () => void {
  let told: HTMLElement | undefined;
  return openDialogs.subscribe(() => {
    const dialog = openDialogs.innermost();
    if (dialog && dialog !== told) tell(inWords(dialog));
    told = dialog;
  });
}

/** What readers of devices say of a dialog that opens: its title, what it says, and the button that Enter presses. */
function inWords(dialog: HTMLElement): string {
  const by = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? '')?.innerText ?? '';
  const { activeElement } = document;
  const pressed =
    activeElement instanceof HTMLButtonElement ? words.enterFor(activeElement.getAttribute('aria-label') ?? activeElement.innerText) : '';
  return [by('aria-labelledby'), by('aria-describedby'), pressed]
    .filter((text) => text !== '')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
