/** Says that the tour was shown on this device (spec 2 §3, Local storage). */
const SEEN_TOUR_KEY = 'seen-tour';

/** Without storage nobody could note that the tour was seen, so it counts as seen. */
export function hasSeenTour(): boolean {
  try {
    return localStorage.getItem(SEEN_TOUR_KEY) !== null;
  } catch {
    return true;
  }
}

export function noteTourSeen(): void {
  try {
    localStorage.setItem(SEEN_TOUR_KEY, 'true');
  } catch {
    // It comes again at the next visit.
  }
}
