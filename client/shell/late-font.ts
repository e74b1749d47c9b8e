import type { AnyRouter } from '@tanstack/react-router';
import { FONT_FAMILY } from '../window/font-family.ts';
import { savesData } from '../window/saves-data.ts';

/**
 * A page that was painted in the fallback of its font keeps it: the font would move the text that somebody reads. The font is fetched
 * meanwhile, and the next page is painted in it; where data are saved, it comes with the whole app alone.
 */
export function bringLateFont(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  if (dataset['font'] !== 'late' || savesData()) return;
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
