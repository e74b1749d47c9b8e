import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/canonical.ts';
import type { Profile } from '../../shared/contract/state.ts';

/** A place in a player's history, as a client holds it: `epoch.seq.chain.tag`, opaque to it. */
interface Cursor {
  readonly epoch: string;
  readonly seq: number;
  /** The nonce of the change `seq`; a dash before the first change. */
  readonly chain: string;
  /** Says which profile the client has. Absent from a cursor of protocol 1, which brought one document and no parts. */
  readonly tag?: string;
}

export const BEFORE_THE_FIRST = '-';

export const formatCursor = ({ epoch, seq, chain, tag }: Required<Cursor>): string => `${epoch}.${seq}.${chain}.${tag}`;

/** Reads a cursor; undefined for what no server of ours ever gave out. */
export function parseCursor(text: string): Cursor | undefined {
  const [, epoch, seq, chain, tag] = /^([\w-]{1,40})\.(\d{1,15})\.([\w-]{1,20})(?:\.([\w-]{1,20}))?$/.exec(text) ?? [];
  if (epoch === undefined || seq === undefined || chain === undefined) return undefined;
  return { epoch, seq: Number(seq), chain, ...(tag !== undefined && { tag }) };
}

const TAG_LENGTH = 8;

/** What tells one profile from another in a cursor. */
export const tagOf = (profile: Profile): string =>
  createHash('sha256').update(canonicalJson(profile)).digest('base64url').slice(0, TAG_LENGTH);
