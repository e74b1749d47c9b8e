/** The time of the entry animation: 0.25 s, on a phone 0.15 s (spec 1 §9, spec 2 §9). */
const ENTRY_MS = 250;
const PHONE_ENTRY_MS = 150;
const RISE = '0.5rem';

const matches = (query: string): boolean => matchMedia(query).matches;

/** Runs the entry animation of a page. With reduced motion the page is shown at once. */
export function enterPage(page: HTMLElement | null): void {
  if (!page || matches('(prefers-reduced-motion: reduce)')) return;
  const duration = matches('(min-width: 48rem)') ? ENTRY_MS : PHONE_ENTRY_MS;
  page.animate([{ opacity: 0, translate: `0 ${RISE}` }, {}], { duration, easing: 'ease-out' });
}
