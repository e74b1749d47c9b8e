import { bitsOf, groupsOf } from '../bits.ts';

/** The characters of which a QR code takes two in eleven bits (ISO/IEC 18004, "alphanumeric"). */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Five characters hold 27 bits. The last ones may be fewer: how many bits so many characters hold. */
const GROUP = { characters: 5, bits: 27 } as const;
const BITS_IN = [0, 5, 10, 16, 21, 27] as const;

const charactersFor = (bits: number): number => BITS_IN.findIndex((capacity) => capacity >= bits);

/** Zeros behind bits, so that they fill their characters: what is read is then what was written, to the last bit. */
export function filled(bits: string): string {
  const last = bits.length % GROUP.bits;
  return bits + '0'.repeat((BITS_IN[charactersFor(last)] ?? 0) - last);
}

function write(value: number, length: number): string {
  let text = '';
  for (let [rest, i] = [value, 0]; i < length; [rest, i] = [Math.floor(rest / CHARACTERS.length), i + 1])
    text = CHARACTERS.charAt(rest % CHARACTERS.length) + text;
  return text;
}

/** The characters of bits that fill them. */
export const writeText = (bits: string): string =>
  groupsOf(bits, GROUP.bits)
    .map((value, i) => write(value, charactersFor(Math.min(bits.length - i * GROUP.bits, GROUP.bits))))
    .join('');

/** The bits of characters; undefined if one of them is none, or if nothing was ever written so. A last group that was cut off has none. */
export function readText(text: string): string | undefined {
  const fields: [value: number, width: number][] = [];
  for (let at = 0; at < text.length; at += GROUP.characters) {
    const group = text.slice(at, at + GROUP.characters);
    const width = BITS_IN[group.length] ?? 0;
    let value = 0;
    for (let i = 0; i < group.length; i++) {
      const digit = CHARACTERS.indexOf(group.charAt(i));
      if (digit < 0) return undefined;
      value = value * CHARACTERS.length + digit;
    }
    if (value >= 2 ** width && group.length < GROUP.characters) break;
    if (value >= 2 ** width) return undefined;
    fields.push([value, width]);
  }
  return bitsOf(fields);
}
