import type { AnyRouter } from '@tanstack/react-router';
import { FONT_FAMILY } from '../window/font-family.ts';

/**
 * A page that was painted in the fallback of its font keeps it: the font would move the text that somebody reads. The font is fetched
 * meanwhile, and the next page is painted in it.
 */
export function bringLateFont(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  if (dataset['font'] !== 'late') return;
  let isThere = false;
  document.fonts.load(`1em "${FONT_FAMILY}"`).then(
    () => (isThere = true),
    () => undefined,
  );
  const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (!pathChanged || !isThere) return;
    delete dataset['font'];
    stop();
  });
}
