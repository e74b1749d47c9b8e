/** On which seat of a class somebody plays, and under what nickname. It is kept on this device alone, for the next round. */
interface Seat {
  /** 1 to 63; 0 for somebody without a seat. */
  readonly seat: number;
  readonly nickname: string;
}

/** A seat is one of these. */
export const SEATS = { min: 1, max: 63 } as const;

const KEY = 'tenfold-seat';

/** Of another form than this build writes nothing is read: it is typed again. */
function read(text: string): Seat {
  const kept = new URLSearchParams(text);
  const seat = Number(kept.get('seat') ?? 0);
  const isSeat = Number.isInteger(seat) && seat >= SEATS.min && seat <= SEATS.max;
  return { seat: isSeat ? seat : 0, nickname: kept.get('nickname') ?? '' };
}

/** The seat that was typed last on this device. */
export function keptSeat(): Seat {
  try {
    return read(localStorage.getItem(KEY) ?? '');
  } catch {
    return { seat: 0, nickname: '' };
  }
}

/** Nothing is kept of whoever plays without. */
export function keepSeat({ seat, nickname }: Seat): void {
  const kept = new URLSearchParams({ ...(seat !== 0 && { seat: String(seat) }), ...(nickname !== '' && { nickname }) }).toString();
  try {
    if (kept === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, kept);
  } catch {
    // If storage is blocked, it is typed again for the next round.
  }
}
