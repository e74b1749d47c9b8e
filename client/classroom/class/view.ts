/** What of a class the address says. */
export const SHOWN = ['rounds', 'table', 'facts', 'pupils', 'keep'] as const;
export type Shown = (typeof SHOWN)[number];

/** What is printed of a round: its sheet or its cards. */
export const PRINTED = ['print', 'cards'] as const;
export type Printed = (typeof PRINTED)[number];

/** That, and a sheet of it that is brought in. */
const ON_PAPER = [...PRINTED, 'sheet'] as const;
export type OnPaper = (typeof ON_PAPER)[number];

interface View {
  readonly id?: string;
  readonly show: Shown;
  /** The code of a round, or a seat. */
  readonly of?: string;
  readonly paper?: OnPaper;
}

/** Of an address's search, which anybody may have written. */
export function viewOf({ id, show, of, paper }: { readonly [name in keyof View]?: unknown }): View {
  const onPaper = ON_PAPER.find((each) => each === paper);
  return {
    ...(typeof id === 'string' && { id }),
    show: SHOWN.find((each) => each === show) ?? 'rounds',
    // A router reads digits as a number.
    ...((typeof of === 'string' || typeof of === 'number') && { of: String(of) }),
    ...(onPaper && { paper: onPaper }),
  };
}
