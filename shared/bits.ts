/** A whole number from 0 on, and how many bits it takes. */
export type BitField = readonly [value: number, width: number];

/**
 * Numbers as one text of zeros and ones: a code is short, and so nothing is gained by packing it in memory.
 * @throws RangeError for a number that does not fit into its bits: a bug of the caller.
 */
export const bitsOf = (fields: readonly BitField[]): string => fields.map(fieldBits).join('');

function fieldBits([value, width]: BitField): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 2 ** width) throw new RangeError(`${value} has no ${width} bits`);
  return width === 0 ? '' : value.toString(2).padStart(width, '0');
}

/** The whole number of some zeros and ones, of at most 53. */
const numberOf = (bits: string): number => (bits === '' ? 0 : Number.parseInt(bits, 2));

/** Groups of bits as numbers, the first bits first. The last group may be shorter. */
export const groupsOf = (bits: string, width: number): readonly number[] =>
  Array.from({ length: Math.ceil(bits.length / width) }, (_, i) => numberOf(bits.slice(i * width, (i + 1) * width)));

/** Reads numbers from bits one after the other. Beyond the end they are 0, and `isShort` says so. */
export class BitReader {
  readonly #bits: string;
  #at = 0;
  isShort = false;

  constructor(bits: string) {
    this.#bits = bits;
  }

  /** The next number of so many bits, of at most 53. */
  take(width: number): number {
    const from = this.#at;
    this.#at += width;
    if (this.#at > this.#bits.length) this.isShort = true;
    return numberOf(this.#bits.slice(from, this.#at));
  }

  /** What is left. */
  rest(): string {
    return this.#bits.slice(this.#at);
  }
}
