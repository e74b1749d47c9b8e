import type { AnyRouter } from '@tanstack/react-router';
import { consent } from '../window/consent.ts';

/** Counts this window's page views from the moment its user has accepted that. Only then it fetches the code. */
export function countVisitsOnceAccepted(router: AnyRouter): void {
  const stop = consent.subscribe(begin);
  begin();

  function begin(): void {
    if (consent.getSnapshot() !== true) return;
    stop();
    // Without the code nothing is counted, and nobody misses it.
    void import('./visits.ts').then(
      ({ countVisits }) => countVisits(router),
      () => undefined,
    );
  }
}
