/** As much of a press's events as decides. `timeStamp` in ms by the page's clock: when it happened, however late it is delivered. */
export interface PressEvent {
  readonly type: string;
  readonly timeStamp: number;
  /** Of pointer events, and of clicks where the browser tells it. */
  readonly pointerId?: number;
  /** Of clicks: 0 for one that no pointer made. */
  readonly detail?: number;
  /** Of key events. */
  readonly code?: string;
  readonly repeat?: boolean;
}

export interface InputGate {
  /** A screen is about to be shown: until it is, every press was meant for the one before. */
  readonly close: () => void;
  /** The screen is on display since `nowMs`. */
  readonly open: (nowMs: number) => void;
  /** To be asked for each event as it is delivered: whether it belongs to a press that began before the screen in sight. */
  readonly keepsOut: (event: PressEvent) => boolean;
}

/** What the gate listens to. A cancelled press presses nothing, and may be let go. */
export const PRESS_EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup'] as const;

/** More fingers than a hand has are not told apart. */
const MOST_POINTERS = 10;

/**
 * A screen that comes up under a finger ignores the press that began before it, with all that belongs to it: its release, the mouse
 * events made of it, its click, the repeats of a held key. Each press that began after the screen was on display counts.
 */
export function createInputGate(): InputGate {
  let shownAtMs = Number.NEGATIVE_INFINITY;
  /** When each press began: of pointers by id, the latest last, and of keys that are down. */
  const pointers = new Map<number, number>();
  const keys = new Map<string, number>();
  /** The pointer that mouse events are made of, and clicks that name none. */
  let latest: number | undefined;

  const point = (id: number, atMs: number) => {
    pointers.delete(id);
    pointers.set(id, atMs);
    const [oldest] = pointers.keys();
    if (pointers.size > MOST_POINTERS && oldest !== undefined) pointers.delete(oldest);
  };

  const pointerBegan = (id: number | undefined): number | undefined =>
    pointers.get(id ?? -1) ?? (latest === undefined ? undefined : pointers.get(latest));

  /** When the press began that an event belongs to; undefined where none is known, as for what assistive technology presses. */
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

  return {
    close() {
      shownAtMs = Number.POSITIVE_INFINITY;
    },
    open(nowMs) {
      shownAtMs = nowMs;
    },
    keepsOut(event) {
      const began = beganAt(event);
      return began !== undefined && began < shownAtMs;
    },
  };
}
