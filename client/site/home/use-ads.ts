import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { consent } from '../../window/consent.ts';
import { freshSiteSettings } from '../../window/site-settings.ts';

/** How long home is on screen before its slots fill (spec 2 §9), in ms. */
const PAUSE_MS = 1_000;

/** Whether the site has a provider, and there is a network to reach it by. */
async function isOffered(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { ads = false } = await freshSiteSettings().catch(() => ({ ads: false }));
  return ads;
}

/** Whether the slots of home are filled (decision S5): for guests alone, with consent, never without a network. */
export function useAds(): boolean {
  const accepted = useSyncExternalStore(consent.subscribe, consent.getSnapshot, () => undefined) === true;
  const { kind } = useCurrentPlayer();
  const [isLate, setLate] = useState(false);
  const [offered, setOffered] = useState(false);
  const mayAsk = isLate && accepted && kind === 'guest';
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!mayAsk) return undefined;
    let isCurrent = true;
    void isOffered().then((is) => {
      if (isCurrent) setOffered(is);
    });
    return () => {
      isCurrent = false;
    };
  }, [mayAsk]);
  return mayAsk && offered;
}
