/** Run in a page before its own scripts, so that what asks a newcomer lies over no test. A window without an origin has no storage. */

/** The tour counts as seen. */
export const NOTE_TOUR_SEEN = `try { localStorage.setItem('seen-tour', 'true'); } catch {}`;

/** The question about cookies and site analytics counts as declined, unless it was answered. */
export const NOTE_DECLINED = `try { localStorage['analytics-consent'] ??= 'false'; } catch {}`;
