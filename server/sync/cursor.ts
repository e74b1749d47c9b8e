/** A place in a player's history, as a client holds it: `epoch.seq.chain`, opaque to it. */
export interface Cursor {
  readonly epoch: string;
  readonly seq: number;
  /** The nonce of the change `seq`; a dash before the first change. */
  readonly chain: string;
}

export const BEFORE_THE_FIRST = '-';

export const formatCursor = ({ epoch, seq, chain }: Cursor): string => `${epoch}.${seq}.${chain}`;

/** Reads a cursor; undefined for what no server of ours ever gave out. */
export function parseCursor(text: string): Cursor | undefined {
  const [, epoch, seq, chain] = /^([\w-]{1,40})\.(\d{1,15})\.([\w-]{1,20})$/.exec(text) ?? [];
  return epoch === undefined || seq === undefined || chain === undefined ? undefined : { epoch, seq: Number(seq), chain };
}
