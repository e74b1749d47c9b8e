import { checkReceipt, type CheckRefusal } from '../../../shared/classroom/check-receipt.ts';
import { receiptId } from '../../../shared/classroom/receipt.ts';
import { readTyped } from '../../../shared/classroom/typed-result.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import type { ClassData } from '../storage/class-store.ts';
import { ROW, type ResultRow } from '../storage/class-rows.ts';

/** What was read or typed, as far as it can be told without the class's database. */
export type Read =
  /** A result with its seat, 0 for somebody without one. */
  | { readonly kind: 'result'; readonly row: Omit<ResultRow, 'atMs' | 'day'> }
  /** One of several codes. */
  | { readonly kind: 'part'; readonly have: number; readonly of: number }
  | { readonly kind: 'newer'; readonly id: string; readonly texts: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: ReadRefusal };

/** `round_code`: the code of a round, not of a result; `other_class`: its round is none of this class; `typed_…`: of characters. */
type ReadRefusal =
  | Exclude<CheckRefusal, 'incomplete' | 'newer'>
  | 'round_code'
  | 'other_class'
  | 'typed_length'
  | 'typed_character'
  | 'typed_check';

const PART = /^TF([1-9])([1-9])(...)/s;
/** So many begun receipts are remembered: whoever shows half of one after the other pushes out their own. */
const MOST_BEGUN = 8;

/** Reads what a camera saw and what somebody typed, and puts together receipts of several codes. */
export class Reader {
  readonly #begun = new Map<string, ReadonlyMap<string, string>>();

  /** @param round the code of the round to which typed characters belong. */
  read(text: string, round: string, known: Pick<ClassData, 'rounds'>): Read {
    const trimmed = text.trim();
    if (/#r=/i.test(trimmed)) return refused('round_code');
    return trimmed.startsWith('TF') && trimmed.length > 20 ? this.#receipt(withoutLines(text), known) : typed(round, trimmed);
  }

  #receipt(text: string, { rounds }: Pick<ClassData, 'rounds'>): Read {
    const texts = this.#withOthers(text);
    const checked = checkReceipt(texts);
    if (!checked.ok && checked.error === 'incomplete') return { kind: 'part', have: texts.length, of: Number(text.charAt(2)) };
    this.#begun.delete(keyOf(text));
    if (!checked.ok && checked.error === 'newer') return { kind: 'newer', id: idOf(texts), texts };
    if (!checked.ok) return refused(checked.error as ReadRefusal);
    const { receipt, right, asked, ms, course, evidence } = checked.value;
    if (!rounds.some(({ code }) => code === receipt.round.code)) return refused('other_class');
    return {
      kind: 'result',
      row: {
        ...ROW,
        id: receiptId(receipt),
        round: receipt.round.code,
        seat: receipt.seat,
        right,
        asked,
        ms,
        isCalm: course === 'calm',
        checked: { texts, evidence },
      },
    };
  }

  /** A code with those that came before it of the same receipt. */
  #withOthers(text: string): readonly string[] {
    const [, of = '1', nth = '1'] = PART.exec(text) ?? [];
    if (of === '1') return [text];
    const key = keyOf(text);
    const parts = new Map([...(this.#begun.get(key) ?? []), [nth, text] as const]);
    this.#begun.delete(key);
    this.#begun.set(key, parts);
    for (const oldest of [...this.#begun.keys()].slice(0, -MOST_BEGUN)) this.#begun.delete(oldest);
    return [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
  }
}

/** A space may be the last character of a receipt. */
const withoutLines = (text: string): string => text.trimStart().replace(/[\r\n]+$/, '');

const refused = (reason: ReadRefusal): Read => ({ kind: 'refused', reason });

/** How many codes a receipt has, and which it is. */
const keyOf = (text: string): string => `${text.charAt(2)} ${PART.exec(text)?.[3] ?? ''}`;

const idOf = (texts: readonly string[]): string => seedToHex(seedFromText(texts.join('\n'))).slice(0, 16);

function typed(round: string, text: string): Read {
  const read = readTyped(round, text);
  if (!read.ok) return refused(`typed_${read.error.reason}`);
  const { seat, right, asked, seconds } = read.value;
  return {
    kind: 'result',
    row: {
      ...ROW,
      id: [round, seat, right, asked, seconds].join(' '),
      round,
      seat,
      right,
      asked,
      ms: seconds * 1000,
      isCalm: false,
    },
  };
}
