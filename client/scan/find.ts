import { openDialogs } from '../ui/overlay/open-dialogs.ts';
import type { Box, Control, Found, Scroll } from './tree.ts';

/**
 * What a screen offers is found by its markup, as a screen reader finds it, so that each screen can be gone over without a word of its own.
 * Some parts say more by `data-scan`: `first`, as what a thumb presses, and `last`, as what leaves a game, of what they stand in; `stay` where
 * one presses the same often; `again` where one chooses one after another, as on a pad; `soon` for what sends that; `no` for what a switch has no use for.
 */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';
const GROUPS =
  'main, header, footer, nav, aside, section, article, form, fieldset, table, tr, ul, ol, dl, details, [role=group], [role=radiogroup], [role=toolbar], [role=tablist], [data-scan]:not([data-scan=no])';

/** What is smaller than this is no control to look at, in px. */
const LEAST_PX = 2;
/** Less than this is nothing to scroll, in px. */
const SCROLLED_PX = 8;

/** What can be gone over now: the innermost dialog, else the page. */
export const screenNow = (): HTMLElement => openDialogs.innermost() ?? document.body;

/** What scrolls a screen. */
export const scrollerOf = (screen: HTMLElement): Element => (screen === document.body ? (document.scrollingElement ?? screen) : screen);

/** A native radio button or checkbox is what its label shows. */
const seenOf = (control: Element): Element =>
  (control instanceof HTMLInputElement && /^(?:radio|checkbox|file)$/.test(control.type) && control.labels?.[0]) || control;

export function boxOf(control: Element): Box {
  const { left, top, right, bottom } = seenOf(control).getBoundingClientRect();
  return { left, top, right, bottom };
}

const isSeen = (control: Element): boolean => {
  const { left, right, top, bottom } = boxOf(control);
  if (right - left < LEAST_PX || bottom - top < LEAST_PX) return false;
  if (getComputedStyle(control).visibility !== 'visible') return false;
  // Old browsers have no word for what is folded away.
  const details = control.closest('details:not([open])');
  return !details || details.querySelector('summary') === control.closest('summary');
};

const isUsable = (control: Element): boolean =>
  !control.matches(':disabled, [aria-disabled=true]') && control.closest('[inert], [aria-hidden=true], [data-scan=no]') === null;

const scrollsOf = (screen: HTMLElement): readonly Scroll[] => {
  const { scrollTop, clientHeight, scrollHeight } = scrollerOf(screen);
  return [
    ...(scrollTop + clientHeight < scrollHeight - SCROLLED_PX ? ['down' as const] : []),
    ...(scrollTop > SCROLLED_PX ? ['up' as const] : []),
  ];
};

/** A group while it is being found. */
interface Growing extends Found<Element> {
  readonly members: (Control<Element> | Growing)[];
}

const ruleOf = (element: Element): string | null => element.getAttribute('data-scan');

/** Whether something is, or is in, what comes last. */
export const isLast = (element: Element): boolean => element.closest('[data-scan=last]') !== null;

/** Beside the page there is what one needs less. A dialog says by its focus what does no harm. */
const rankOf = ({ of: element }: Control<Element> | Growing): number => {
  const rule = ruleOf(element);
  if (rule === 'first' || element.matches('main') || element.hasAttribute('autofocus')) return 0;
  return rule === 'last' || element.matches('header, footer') ? 2 : 1;
};

const sorted = (group: Growing): Growing => ({
  ...group,
  members: group.members.map((member) => (member.kind === 'group' ? sorted(member) : member)).sort((a, b) => rankOf(a) - rankOf(b)),
});

/** What a screen offers, in the order in which one goes over it. */
export function foundOn(screen: HTMLElement): Found<Element> {
  const main = screen.querySelector('main');
  const home = main ?? screen;
  const groups = new Map<Element, Growing>();
  const groupOf = (element: Element): Growing => {
    const known = groups.get(element);
    if (known) return known;
    const rule = ruleOf(element);
    const isHome = element === home;
    const group: Growing = {
      kind: 'group',
      of: element,
      members: [],
      after: isHome || rule === 'stay' ? 'stay' : rule === 'again' ? 'again' : 'up',
      enters: isHome || (rule === 'again' && element.closest('[role=application], dialog') !== null),
      scrolls: isHome ? scrollsOf(screen) : [],
    };
    groups.set(element, group);
    // What comes first does so in the page, and not in the form that it sends.
    if (element !== screen) (rule === 'first' && !isHome ? groupOf(home) : around(element)).members.push(group);
    return group;
  };
  const around = (element: Element): Growing => {
    const above = element.parentElement?.closest(GROUPS);
    return groupOf(above && screen.contains(above) ? above : screen);
  };
  groupOf(home);
  for (const control of screen.querySelectorAll(CONTROLS))
    if (isUsable(control) && isSeen(control))
      (ruleOf(control) === 'first' ? groupOf(home) : around(control)).members.push({
        kind: 'control',
        of: control,
        box: boxOf(control),
        soon: ruleOf(control) === 'soon',
      });
  return sorted(groupOf(screen));
}
