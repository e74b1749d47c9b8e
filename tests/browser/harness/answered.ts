/** Runs in a page: the tour counts as seen, so that it lies over no test. A window without an origin has no storage. */
export const NOTE_TOUR_SEEN = `try { localStorage.setItem('seen-tour', 'true'); } catch {}`;
