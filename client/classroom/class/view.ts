/** What of a class the address says. */
export const SHOWN = ['rounds', 'table', 'facts', 'pupils', 'keep'] as const;
export type Shown = (typeof SHOWN)[number];

interface View {
  readonly id?: string;
  readonly show: Shown;
  /** The code of a round, or a seat. */
  readonly of?: string;
}

/** Of an address's search, which anybody may have written. */
export function viewOf({ id, show, of }: { readonly id?: unknown; readonly show?: unknown; readonly of?: unknown }): View {
  return {
    ...(typeof id === 'string' && { id }),
    show: SHOWN.find((each) => each === show) ?? 'rounds',
    // A router reads digits as a number.
    ...((typeof of === 'string' || typeof of === 'number') && { of: String(of) }),
  };
}
