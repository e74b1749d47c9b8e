/** The fields of an event that the gate reads. `timeStamp` is when it happened, in ms by the page's clock, not when it was delivered. */
export interface PressEvent {
  readonly type: string;
  readonly timeStamp: number;
  /** Set for pointer events, and for clicks if the browser gives it. */
  readonly pointerId?: number;
  /** Set for clicks: 0 if no pointer made the click. */
  readonly detail?: number;
  /** Set for key events. */
  readonly code?: string;
  readonly repeat?: boolean;
}

export interface InputGate {
  /**
   * Call when a new screen will be shown. Until it is shown, every press was meant for the screen before. `pointers`: something to point at
   * comes to a screen that stays, so that keys mean the same as before.
   */
  readonly close: (to?: 'pointers') => void;
  /** Call when what was closed for is shown, at `nowMs`. */
  readonly open: (nowMs: number, to?: 'pointers') => void;
  /** Call for each event as it is delivered. Returns whether it belongs to a press that began before the current screen was shown. */
  readonly keepsOut: (event: PressEvent) => boolean;
}

/** The events that the gate needs. A cancelled press has no effect, so `pointercancel` is not among them. */
export const PRESS_EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup'] as const;

/** The gate remembers this many pointers, one for each finger. */
const MOST_POINTERS = 10;

/**
 * A new screen under a finger ignores a press that began before the screen was shown, with all events of that press: its release, its mouse
 * events, its click, the repeats of a held key. Each press that began after the screen was shown counts.
 */
export function createInputGate(): InputGate {
  /** When the screen was shown for pointers and for keys; `POSITIVE_INFINITY` until it is. */
  const shownAtMs = { pointers: Number.NEGATIVE_INFINITY, keys: Number.NEGATIVE_INFINITY };
  /** When each press began: by pointer id, the latest last, and by the code of each key that is down. */
  const pointers = new Map<number, number>();
  const keys = new Map<string, number>();
  /** The pointer of mouse events, and of clicks without a pointer id. */
  let latest: number | undefined;

  const point = (id: number, atMs: number) => {
    pointers.delete(id);
    pointers.set(id, atMs);
    const [oldest] = pointers.keys();
    if (pointers.size > MOST_POINTERS && oldest !== undefined) pointers.delete(oldest);
  };

  const pointerBegan = (id: number | undefined): number | undefined =>
    pointers.get(id ?? -1) ?? (latest === undefined ? undefined : pointers.get(latest));

  /** When the press of an event began; undefined if no press is known, as for a press by assistive technology. */
  const beganAt = ({ type, timeStamp, pointerId, detail, code = '', repeat = false }: PressEvent): number | undefined => {
    switch (type) {
      case 'pointerdown':
        latest = pointerId;
        if (pointerId !== undefined) point(pointerId, timeStamp);
        return timeStamp;
      case 'pointerup':
        latest = pointerId;
        return pointerBegan(pointerId);
      case 'click':
        return detail === 0 ? undefined : pointerBegan(pointerId);
      case 'keydown':
        if (!repeat) keys.set(code, timeStamp);
        return keys.get(code) ?? Number.NEGATIVE_INFINITY;
      case 'keyup': {
        const began = keys.get(code);
        keys.delete(code);
        return began;
      }
      default:
        return pointerBegan(undefined);
    }
  };

  const setShown = (ms: number, to?: 'pointers') => {
    shownAtMs.pointers = ms;
    if (to === undefined) shownAtMs.keys = ms;
  };

  return {
    close: (to) => setShown(Number.POSITIVE_INFINITY, to),
    open: setShown,
    keepsOut(event) {
      const began = beganAt(event);
      return began !== undefined && began < (event.code === undefined ? shownAtMs.pointers : shownAtMs.keys);
    },
  };
}
